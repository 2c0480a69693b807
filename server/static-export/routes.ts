import { createReadStream } from 'node:fs';
import type { Handlers } from '#server/http/calls.ts';
import type { ExportService } from './export-service.ts';

/** The export of the site in the panel. */
export function staticExportCalls(exports: ExportService): Handlers {
  return {
    'GET /static-export': () => exports.current(),
    'POST /static-export': async ({ body }) => {
      await exports.begin(body.formsTo);
      return exports.current();
    },
    'DELETE /static-export': async () => ({ message: await exports.stopOrDelete() }),
    'GET /static-export/file': async ({ reply }) => {
      const { path, name } = await exports.file();
      reply.header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'no-store');
      return createReadStream(path);
    },
  };
}
