import type {} from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { UPLOAD_KINDS, UPLOAD_MAX_BYTES, UPLOADS_PER_MINUTE } from '#contract/constants.ts';
import { pictureFacts, variantOf } from '#contract/pictures.ts';
import type { Context, Handlers } from '#server/http/calls.ts';
import { Failure, invalid } from '#server/http/failure.ts';
import type { Limits } from '#server/http/rate-limits.ts';
import { mediaType } from './media-type.ts';
import type { Picture } from './picture.ts';
import type { OpenFile, Storage } from './storage.ts';
import type { UploadQueue } from './upload-queue.ts';
import type { Variants } from './variants.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** How long the whole picture may stand in for a variant that is on its way. */
const FOR_NOW = 'public, max-age=60';

interface UploadParts {
  storage: Storage;
  variants: Variants;
  queue: UploadQueue;
  limits: Limits;
}

/** Taking in pictures from staff. All kinds are treated alike; the path says what the picture is for. */
export function uploadCalls({ storage, variants, queue, limits }: UploadParts): Handlers {
  const receive = async ({ request, caller }: Pick<Context<'POST /upload/hero'>, 'request' | 'caller'>) => {
    if (!request.isMultipart()) throw new Failure('unsupported-type');
    await limits.take([{ key: `upload:${caller?.userId}`, max: UPLOADS_PER_MINUTE, seconds: 60 }]);
    const picture = await queue.make(() =>
      readImage(request.file({ limits: { fileSize: UPLOAD_MAX_BYTES, files: 1 } })),
    );
    const stored = await storePicture(storage, picture);
    variants.want(picture.name);
    return stored;
  };
  return Object.fromEntries(UPLOAD_KINDS.map((kind) => [`POST /upload/${kind}`, receive]));
}

/** Keeps a picture; gives its address on this site. */
export async function storePicture(storage: Storage, { name, content, width, height }: Picture) {
  await storage.write(name, content);
  return { imageUrl: `/uploads/${name}`, width, height };
}

interface Served {
  name: string;
  file: OpenFile;
  lasts: typeof FOR_EVER | typeof FOR_NOW;
}

/**
 * Serves uploaded pictures and their variants. The content of each never changes, so it may be kept for ever. In place
 * of a variant that is missing comes the picture itself, at once, while the variant is made.
 */
export function serveUploads(app: FastifyInstance, storage: Storage, variants: Variants): void {
  app.get<{ Params: { name: string } }>('/uploads/:name', async (request, reply) => {
    const { name, file, lasts } = await served(request.params.name);
    const etag = `"${etagOf(name)}"`;
    reply.headers({ 'cache-control': lasts, 'cross-origin-resource-policy': 'cross-origin', etag });
    if (request.headers['if-none-match'] === etag) {
      if (!Buffer.isBuffer(file)) file.content.destroy();
      return reply.code(304).send();
    }
    reply.type(mediaType(name));
    if (Buffer.isBuffer(file)) return reply.send(file);
    if (file.bytes !== undefined) reply.header('content-length', file.bytes);
    return reply.send(file.content);
  });

  async function served(name: string): Promise<Served> {
    if (pictureFacts(name)) return { name, file: await original(name), lasts: FOR_EVER };
    const meant = variantOf(name);
    if (!meant) throw new Failure('not-found');
    const made = await variants.open(name);
    if (made) return { name, file: made, lasts: FOR_EVER };
    if (meant.variant !== 'share') {
      const file = await original(meant.original);
      variants.want(meant.original);
      return { name: meant.original, file, lasts: FOR_NOW };
    }
    // Whoever previews a link takes what comes first, and may not know our format.
    const cut = (await storage.has(meant.original)) ? await variants.make(name) : null;
    if (cut) return { name, file: cut, lasts: FOR_EVER };
    return { name: meant.original, file: await original(meant.original), lasts: FOR_NOW };
  }

  async function original(name: string): Promise<OpenFile> {
    const file = await storage.open(name);
    if (!file) throw new Failure('not-found');
    return file;
  }
}

/** Its content's hash, and for a variant what was made of that. */
function etagOf(name: string): string {
  const meant = variantOf(name);
  return name.slice(0, 32) + (meant ? name.slice(meant.original.length - '.webp'.length) : '');
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
