import type {} from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { UPLOAD_KINDS, UPLOAD_MAX_BYTES, UPLOADS_PER_MINUTE } from '#contract/constants.ts';
import { parsePictureName, parseVariantName } from '#contract/pictures.ts';
import type { Context, Handlers } from '#server/http/calls.ts';
import { Failure, invalidInput } from '#server/http/failure.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { mediaType } from './media-type.ts';
import type { Picture } from './picture.ts';
import type { OpenFile, Storage } from './storage.ts';
import type { UploadQueue } from './upload-queue.ts';
import type { Variants } from './variants.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For the original picture, sent while its variant is being encoded. */
const SHORT_LIVED = 'public, max-age=60';

interface UploadDependencies {
  storage: Storage;
  variants: Variants;
  queue: UploadQueue;
  limits: RateLimits;
}

/** Uploads of pictures by staff. All kinds work alike; the path says what the picture is for. */
export function uploadCalls({ storage, variants, queue, limits }: UploadDependencies): Handlers {
  const receive = async ({ request, caller }: Pick<Context<'POST /upload/hero'>, 'request' | 'caller'>) => {
    if (!request.isMultipart()) throw new Failure('unsupported-type');
    await limits.consume([{ key: `upload:${caller?.userId}`, max: UPLOADS_PER_MINUTE, seconds: 60 }]);
    const picture = await queue.convert(() =>
      readImage(request.file({ limits: { fileSize: UPLOAD_MAX_BYTES, files: 1 } })),
    );
    const stored = await storePicture(storage, picture);
    variants.enqueue(picture.name);
    return stored;
  };
  return Object.fromEntries(UPLOAD_KINDS.map((kind) => [`POST /upload/${kind}`, receive]));
}

/** Stores a picture and returns its URL on this site. */
export async function storePicture(storage: Storage, { name, content, width, height }: Picture) {
  await storage.write(name, content);
  return { imageUrl: `/uploads/${name}`, width, height };
}

interface UploadResponse {
  name: string;
  file: OpenFile;
  cacheControl: typeof IMMUTABLE | typeof SHORT_LIVED;
}

/**
 * Serves uploaded pictures and their variants. The content of a URL never changes, so caches may keep it for ever. If a
 * variant is missing, the original picture is sent at once, and the variant is queued for encoding.
 */
export function serveUploads(app: FastifyInstance, storage: Storage, variants: Variants): void {
  app.get<{ Params: { name: string } }>('/uploads/:name', async (request, reply) => {
    const { name, file, cacheControl } = await findUpload(request.params.name);
    const etag = `"${uploadEtag(name)}"`;
    reply.headers({ 'cache-control': cacheControl, 'cross-origin-resource-policy': 'cross-origin', etag });
    if (request.headers['if-none-match'] === etag) {
      if (!Buffer.isBuffer(file)) file.content.destroy();
      return reply.code(304).send();
    }
    reply.type(mediaType(name));
    if (Buffer.isBuffer(file)) return reply.send(file);
    if (file.bytes !== undefined) reply.header('content-length', file.bytes);
    return reply.send(file.content);
  });

  async function findUpload(name: string): Promise<UploadResponse> {
    if (parsePictureName(name)) return { name, file: await openOriginal(name), cacheControl: IMMUTABLE };
    const parsed = parseVariantName(name);
    if (!parsed) throw new Failure('not-found');
    const variantFile = await variants.open(name);
    if (variantFile) return { name, file: variantFile, cacheControl: IMMUTABLE };
    if (parsed.variant !== 'share') {
      const file = await openOriginal(parsed.original);
      variants.enqueue(parsed.original);
      return { name: parsed.original, file, cacheControl: SHORT_LIVED };
    }
    // Link previews keep the first answer and may not support WebP: encode the share picture before answering.
    const shareCut = (await storage.has(parsed.original)) ? await variants.makeNow(name) : null;
    if (shareCut) return { name, file: shareCut, cacheControl: IMMUTABLE };
    return { name: parsed.original, file: await openOriginal(parsed.original), cacheControl: SHORT_LIVED };
  }

  async function openOriginal(name: string): Promise<OpenFile> {
    const file = await storage.open(name);
    if (!file) throw new Failure('not-found');
    return file;
  }
}

/** The content hash, and for a variant also its width and format. */
function uploadEtag(name: string): string {
  const parsed = parseVariantName(name);
  return name.slice(0, 32) + (parsed ? name.slice(parsed.original.length - '.webp'.length) : '');
}

type MultipartFile = { fieldname: string; toBuffer(): Promise<Buffer> };

async function readImage(pending: Promise<MultipartFile | undefined>): Promise<Buffer> {
  const { fieldname, content } = await readMultipart(pending);
  if (fieldname === 'image') return content;
  throw invalidInput([{ path: ['image'], message: 'Send the picture in the field named image' }]);
}

/** Reads the whole body: unread bytes would block the next request on the same connection. */
async function readMultipart(
  pending: Promise<MultipartFile | undefined>,
): Promise<{ fieldname: string; content: Buffer }> {
  try {
    const file = await pending;
    return file
      ? { fieldname: file.fieldname, content: await file.toBuffer() }
      : { fieldname: '', content: Buffer.alloc(0) };
  } catch (error) {
    const hasStatus = error instanceof Error && 'statusCode' in error;
    throw hasStatus ? error : new Failure('malformed-body'); // the multipart parser throws plain errors
  }
}
