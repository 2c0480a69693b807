import type {} from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { UPLOAD_MAX_BYTES, UPLOADS_PER_MINUTE } from '#contract/constants.ts';
import { UPLOAD_KINDS } from '#contract/kinds.ts';
import { isPageVariant, parsePictureName, parseVariantName, variantName, variantsOf } from '#contract/pictures.ts';
import { saved } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Context, Handlers } from '#server/http/calls.ts';
import { Failure, invalidInput } from '#server/http/failure.ts';
import { NO_CONTENT_POLICY } from '#server/http/headers.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import type { OpenContent } from './content-stores.ts';
import { followPicture } from './follow-picture.ts';
import { addPicture } from './add-picture.ts';
import { mediaType } from './media-type.ts';
import type { Picture } from './picture.ts';
import { openPictureStore } from './picture-store.ts';
import { pictureUses } from './picture-uses.ts';
import { similarPictures } from './similar-pictures.ts';
import { shapesOfPicture, smallPictures } from './small-pictures.ts';
import { bytesOf, type OpenFile, type Storage } from './storage.ts';
import { decideAlt, undescribedPictures } from './undescribed-pictures.ts';
import type { UploadQueue } from './upload-queue.ts';
import type { Variants } from './variants.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For the original picture, sent while its variant is being encoded. */
const SHORT_LIVED = 'public, max-age=60';

interface UploadDependencies {
  database: Database;
  storage: Storage;
  variants: Variants;
  queue: UploadQueue;
  limits: RateLimits;
  openContent: OpenContent;
}

/**
 * Uploads of pictures by staff, and their list. All kinds of uploads work alike; the path says what the picture is for.
 */
export function uploadCalls({ database, storage, variants, queue, limits, openContent }: UploadDependencies): Handlers {
  const pictures = openPictureStore(database);
  const receive = async ({ request, caller }: Pick<Context<'POST /upload/hero'>, 'request' | 'caller'>) => {
    if (!request.isMultipart()) throw new Failure('unsupported-type');
    await limits.consume([{ key: `upload:${caller?.userId}`, max: UPLOADS_PER_MINUTE, seconds: 60 }]);
    let fileName = '';
    const picture = await queue.convert(async () => {
      const sent = await readImage(request.file({ limits: { fileSize: UPLOAD_MAX_BYTES, files: 1 } }));
      fileName = sent.fileName;
      return sent.content;
    });
    return addPicture({ database, storage, variants }, picture, fileName);
  };
  return {
    ...Object.fromEntries(UPLOAD_KINDS.map((kind) => [`POST /upload/${kind}`, receive])),
    'GET /pictures': ({ query }) => pictures.list(query),
    'GET /pictures/:name': async ({ params: { name } }) => {
      const picture = await pictures.get(name);
      const files = await variantSizes(name, variants);
      if (files.some(({ bytes }) => bytes === 0)) variants.enqueue(name);
      return { ...picture, variants: files };
    },
    'PUT /pictures/:name': ({ params: { name }, body, ifMatch }) =>
      pictures.update(name, body, ifMatch, (trx) => followPicture(trx, { database, openContent, name })),
    'DELETE /pictures/:name': async ({ params: { name } }) => {
      await pictures.remove(name);
      return { message: saved.deleted };
    },
    'POST /pictures/:name/restore': ({ params }) => pictures.restore(params.name),
    'GET /similar-pictures': () => similarPictures(database),
    'GET /small-pictures': () => smallPictures(database),
    'GET /pictures/:name/shapes': async ({ params: { name } }) => {
      await pictures.get(name);
      return shapesOfPicture(database, name);
    },
    'GET /pictures/:name/uses': async ({ params: { name } }) => {
      await pictures.get(name);
      return pictureUses(database, name);
    },
    'GET /undescribed-pictures': () => undescribedPictures({ database, openContent }),
    'PUT /undescribed-pictures/:kind/:id': ({ params, body, ifMatch }) =>
      decideAlt({ database, openContent }, params, { ...body, ifMatch }),
  };
}

/** The files that pages load in place of a picture, with their sizes; 0 for one that does not exist yet. */
async function variantSizes(name: string, variants: Variants) {
  const parsed = parsePictureName(name);
  const all = parsed ? variantsOf(parsed) : [];
  return Promise.all(
    all.map(async (variant) => ({ ...variant, bytes: bytesOf(await variants.open(variantName(name, variant))) })),
  );
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
    reply.headers({
      'cache-control': cacheControl,
      'content-security-policy': NO_CONTENT_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    });
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
    if (isPageVariant(parsed.variant)) {
      const file = await openOriginal(parsed.original);
      variants.enqueue(parsed.original);
      return { name: parsed.original, file, cacheControl: SHORT_LIVED };
    }
    // Link previews and phones keep the first answer and may not support WebP: encode before answering.
    const encoded = (await storage.has(parsed.original)) ? await variants.makeNow(name) : null;
    if (encoded) return { name, file: encoded, cacheControl: IMMUTABLE };
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

type MultipartFile = { fieldname: string; filename: string; toBuffer(): Promise<Buffer> };

interface SentFile {
  fieldname: string;
  fileName: string;
  content: Buffer;
}

async function readImage(pending: Promise<MultipartFile | undefined>): Promise<SentFile> {
  const sent = await readMultipart(pending);
  if (sent.fieldname === 'image') return sent;
  throw invalidInput([{ path: ['image'], message: 'Send the picture in the field named image' }]);
}

/** Reads the whole body: unread bytes would block the next request on the same connection. */
async function readMultipart(pending: Promise<MultipartFile | undefined>): Promise<SentFile> {
  try {
    const file = await pending;
    return file
      ? { fieldname: file.fieldname, fileName: file.filename, content: await file.toBuffer() }
      : { fieldname: '', fileName: '', content: Buffer.alloc(0) };
  } catch (error) {
    const hasStatus = error instanceof Error && 'statusCode' in error;
    throw hasStatus ? error : new Failure('malformed-body'); // the multipart parser throws plain errors
  }
}
