import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { Failure } from './failure.ts';

/** Answers everything below /api that is no call: 405 where only the method is wrong, else 404. */
export function answerApiNotFound(app: FastifyInstance): void {
  const known = Object.keys(calls).map((key) => {
    const [method = '', path = ''] = key.split(' ');
    return { method, pattern: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}/?$`) };
  });
  for (const url of ['/api', '/api/*']) {
    app.all(url, async (request) => {
      const path = request.url.replace(/\?.*$/, '');
      const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
      if (methods.length === 0) throw new Failure('not-found', { message: 'There is no such call.' });
      throw new Failure('method-not-allowed', { headers: { allow: methods.join(', ') } });
    });
  }
}
