import type {} from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { UPLOAD_KINDS, UPLOAD_MAX_BYTES } from '#contract/constants.ts';
import type { Context, Handlers } from '#server/http/calls.ts';
import { Failure, invalid } from '#server/http/failure.ts';
import { makePicture, type Picture } from './picture.ts';
import type { Storage } from './storage.ts';

const NAME = /^[0-9a-f]{32}-\d{1,5}x\d{1,5}\.webp$/;

/** Taking in pictures from staff. All kinds are treated alike; the path says what the picture is for. */
export function uploadCalls(storage: Storage): Handlers {
  const receive = async ({ request }: Pick<Context<'POST /upload/hero'>, 'request'>) => {
    if (!request.isMultipart()) throw new Failure('unsupported-type');
    const sent = await readImage(request.file({ limits: { fileSize: UPLOAD_MAX_BYTES, files: 1 } }));
    return storePicture(storage, await makePicture(sent));
  };
  return Object.fromEntries(UPLOAD_KINDS.map((kind) => [`POST /upload/${kind}`, receive]));
}

/** Keeps a picture; gives its address on this site. */
export async function storePicture(storage: Storage, { name, content, width, height }: Picture) {
  await storage.write(name, content);
  return { imageUrl: `/uploads/${name}`, width, height };
}

/** Serves uploaded files. Their content never changes, so they may be kept for ever. */
export function serveUploads(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { name: string } }>('/uploads/:name', async (request, reply) => {
    const { name } = request.params;
    const content = NAME.test(name) ? await storage.read(name) : null;
    if (!content) throw new Failure('not-found');
    const etag = `"${name.slice(0, 32)}"`;
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/webp').send(content);
  });
}

type Sent = { fieldname: string; toBuffer(): Promise<Buffer> };

async function readImage(arriving: Promise<Sent | undefined>): Promise<Buffer> {
  const { fieldname, content } = await readForm(arriving);
  if (fieldname === 'image') return content;
  throw invalid([{ path: ['image'], message: 'Send the picture in the field image' }]);
}

/** Reads the form to its end, because what is left unread would stand before the next request. */
async function readForm(arriving: Promise<Sent | undefined>): Promise<{ fieldname: string; content: Buffer }> {
  try {
    const file = await arriving;
    return file
      ? { fieldname: file.fieldname, content: await file.toBuffer() }
      : { fieldname: '', content: Buffer.alloc(0) };
  } catch (error) {
    const hasStatus = error instanceof Error && 'statusCode' in error;
    throw hasStatus ? error : new Failure('malformed-body'); // the form's parser throws plain errors
  }
}
