import { clientOf } from '#server/audit-log/login-entries.ts';
import type { Handlers } from '#server/http/calls.ts';
import type { Imports } from './open-imports.ts';

/** Import of the content of another program, for admins. */
export function importCalls(imports: Imports): Handlers {
  return {
    'GET /import': () => imports.state(),
    'GET /import/lines': ({ query }) => imports.lines(query),
    'POST /import/chunks/:id': async ({ params, query, request }) => ({
      received: await imports.receive(request, { ...query, id: params.id }),
    }),
    'POST /import/run': (context) => {
      const { body, caller, request } = context;
      const client = { user_id: caller?.userId ?? null, user_name: caller?.name ?? '', ...clientOf(context) };
      return imports.run(body, request.server, client);
    },
    'POST /import/stop': () => imports.stop(),
    'DELETE /import': () => imports.remove(),
  };
}
