import { appendFile, mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Failure, invalidInput } from './failure.ts';

interface Chunk {
  /** The file to which it is appended. */
  path: string;
  /** Bytes already sent, and the size of the whole file. */
  offset: number;
  bytes: number;
  /** Throws if there is no room for it. */
  requireSpace: (folder: string) => Promise<void>;
}

/**
 * Appends a chunk of an uploaded file. Chunks arrive in order and are small, so that no proxy refuses them and a lost one
 * can be sent again. Returns how many bytes have arrived.
 */
export async function appendChunk(
  request: FastifyRequest,
  { path, offset, bytes, requireSpace }: Chunk,
): Promise<number> {
  if (!request.isMultipart()) throw new Failure('unsupported-type');
  const content = await (await request.file())?.toBuffer();
  if (!content) throw new Failure('malformed-body');
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await requireSpace(dirname(path));
  const size = offset === 0 ? 0 : await stat(path).then((found) => found.size).catch(() => -1); // prettier-ignore
  if (size !== offset || offset + content.length > bytes) {
    throw invalidInput([{ path: ['offset'], message: 'Part of the upload is missing. Please start again.' }]);
  }
  if (offset === 0) await (await open(path, 'w', 0o600)).close();
  await appendFile(path, content, { flush: true });
  return offset + content.length;
}
