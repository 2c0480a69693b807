import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MEDIA_CHUNK_BYTES, MEDIA_CHUNKS_PER_MINUTE, UPLOADS_PER_MINUTE } from '#contract/constants.ts';
import { fileTexts } from '#contract/file-texts.ts';
import { saved } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import { Failure } from '#server/http/failure.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { requireCaller } from '#server/http/require-caller.ts';
import { addPicture } from './add-picture.ts';
import { openFileStore } from './file-store.ts';
import { openMediaUploads } from './media-uploads.ts';
import { pictureUses } from './picture-uses.ts';
import type { Storage } from './storage.ts';
import type { UploadQueue } from './upload-queue.ts';
import type { Variants } from './variants.ts';

interface FileDependencies {
  database: Database;
  storage: Storage;
  variants: Variants;
  queue: UploadQueue;
  limits: RateLimits;
}

/** The PDFs and videos of the library, and uploads in chunks. */
export function fileCalls({ database, storage, variants, queue, limits }: FileDependencies): Handlers {
  const files = openFileStore(database);
  const uploads = openMediaUploads({
    ...{ database, storage },
    async addPicture(fileName, read) {
      const picture = await queue.convert(read);
      return (await addPicture({ database, storage, variants }, picture, fileName)).imageUrl;
    },
  });
  return {
    'GET /files': ({ query }) => files.list(query),
    'GET /files/:name': ({ params }) => files.get(params.name),
    'PUT /files/:name': ({ params, body, ifMatch }) => files.update(params.name, body, ifMatch),
    'DELETE /files/:name': async ({ params }) => {
      await files.remove(params.name);
      return { message: saved.deleted };
    },
    'POST /files/:name/restore': ({ params }) => files.restore(params.name),
    'GET /files/:name/uses': async ({ params: { name } }) => {
      await files.get(name);
      return pictureUses(database, name);
    },
    'POST /media-uploads': async ({ body, caller }) => {
      const { userId } = requireCaller(caller);
      await limits.consume([{ key: `upload:${userId}`, max: UPLOADS_PER_MINUTE, seconds: 60 }]);
      return uploads.begin(body, userId);
    },
    'GET /media-uploads/:id': ({ params, caller }) => uploads.state(params.id, requireCaller(caller).userId),
    'PUT /media-uploads/:id/:offset': async ({ params: { id, offset }, request, caller }) => {
      const { userId } = requireCaller(caller);
      await limits.consume([{ key: `media-chunk:${userId}`, max: MEDIA_CHUNKS_PER_MINUTE, seconds: 60 }]);
      return uploads.receive({ id, offset, content: await readChunk(request) }, userId);
    },
    'DELETE /media-uploads/:id': async ({ params, caller }) => {
      await uploads.stop(params.id, requireCaller(caller).userId);
      return { message: fileTexts.stopped };
    },
  };
}

/** The chunk in the form field `file`. */
async function readChunk(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Failure('unsupported-type');
  const sent = await request.file({ limits: { fileSize: MEDIA_CHUNK_BYTES, files: 1 } });
  if (!sent) throw new Failure('malformed-body');
  return sent.toBuffer();
}
