import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { isId, newId, timeOfId } from '#server/ids.ts';
import type { Storage } from './storage.ts';

const PREFIX = 'part-';

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

/** Reads the bytes of a file from `start` to `end`, which is included, as its reader takes them. */
export async function* readParts(
  storage: Pick<Storage, 'open'>,
  parts: readonly FilePart[],
  { start, end }: { start: number; end: number },
): AsyncGenerator<Buffer> {
  let offset = 0;
  for (const { name, bytes } of parts) {
    const range = { start: Math.max(0, start - offset), end: Math.min(bytes - 1, end - offset) };
    offset += bytes;
    if (range.start > range.end) continue;
    const file = await storage.open(name, range);
    if (!file) throw new Error(`The storage has no ${name}`);
    if (Buffer.isBuffer(file)) yield file;
    else yield* file.content as AsyncIterable<Buffer>; // without an encoding it gives bytes
  }
}

/** The whole content of a small file. */
export function readWhole(storage: Pick<Storage, 'open'>, parts: readonly FilePart[]): Promise<Buffer> {
  return buffer(readParts(storage, parts, { start: 0, end: bytesOfParts(parts) - 1 }));
}

export function bytesOfParts(parts: readonly FilePart[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}
