import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { isId, newId, timeOfId } from '#server/ids.ts';
import type { ByteRange, Storage } from './storage.ts';

const PREFIX = 'part-';
/** A slow reader holds this much in memory. */
const SLICE_BYTES = 256 * 1024;

/** A file of the storage that contains a part of a larger one. */
export interface FilePart {
  /** Its name in the storage. */
  name: string;
  bytes: number;
}

/** A part that has arrived, with the hash of its content. */
export interface HashedPart extends FilePart {
  sha256: string;
}

/** A new name in the storage for a part. No address leads to it. */
export function newPartName(): string {
  return PREFIX + newId();
}

export function isPartName(name: string): boolean {
  return name.startsWith(PREFIX) && isId(name.slice(PREFIX.length));
}

/** When the name was made, in milliseconds since 1970. */
export function timeOfPart(name: string): number {
  return timeOfId(name.slice(PREFIX.length));
}

/** The hash of a file from those of its parts, so that nobody has to read it again after the last one. */
export function hashOfParts(parts: readonly HashedPart[]): string {
  const hash = createHash('sha256');
  for (const { sha256 } of parts) hash.update(sha256, 'hex');
  return hash.digest('hex').slice(0, 32);
}

/**
 * Reads the bytes of a file from `start` to `end`, which is included, as its reader takes them. It reads whole slices, so
 * that a slow reader holds some memory but no connection to the store and no open file.
 */
export async function* readParts(
  storage: Pick<Storage, 'open'>,
  parts: readonly FilePart[],
  { start, end }: ByteRange,
): AsyncGenerator<Buffer> {
  let offset = 0;
  for (const { name, bytes } of parts) {
    const last = Math.min(bytes - 1, end - offset);
    for (let first = Math.max(0, start - offset); first <= last; first += SLICE_BYTES)
      yield await readSlice(storage, name, { start: first, end: Math.min(last, first + SLICE_BYTES - 1) });
    offset += bytes;
  }
}

async function readSlice(storage: Pick<Storage, 'open'>, name: string, range: ByteRange): Promise<Buffer> {
  const file = await storage.open(name, range);
  if (!file) throw new Error(`The storage has no ${name}`);
  return Buffer.isBuffer(file) ? file : buffer(file.content);
}

/** The whole content of a small file. */
export function readWhole(storage: Pick<Storage, 'open'>, parts: readonly FilePart[]): Promise<Buffer> {
  return buffer(readParts(storage, parts, { start: 0, end: bytesOfParts(parts) - 1 }));
}

export function bytesOfParts(parts: readonly FilePart[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}
