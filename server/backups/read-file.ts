import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import { HEADER_FILE, fileTrailer, TRAILER_BYTES } from './file-format.ts';
import { BackupError, backupErrors } from './errors.ts';

/** Larger than any part that we write: a crafted file must not fill the memory. */
const PART_MAX_BYTES = 512 * 1024 * 1024;

/** Reads a file completely. Throws a `BackupError` unless it is a complete and unaltered backup. */
export async function verifyFile(path: string): Promise<void> {
  const { size, tail, isOurs } = await readEnds(path);
  if (!isOurs) throw new BackupError(backupErrors.foreign);
  const hash = createHash('sha256');
  const content = size > TRAILER_BYTES ? createReadStream(path, { end: size - TRAILER_BYTES - 1 }) : [];
  for await (const chunk of content) hash.update(chunk as Buffer); // without an encoding it gives bytes
  if (!tail.equals(await fileTrailer(hash.digest('hex')))) throw new BackupError(backupErrors.damaged);
}

/** Whether a file begins as our backups do. */
export async function isBackupFile(path: string): Promise<boolean> {
  return (await readEnds(path)).isOurs;
}

async function readEnds(path: string) {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const start = Buffer.alloc(HEADER_FILE.length + 1);
    await file.read(start, 0, start.length, 0);
    const tail = Buffer.alloc(TRAILER_BYTES);
    await file.read(tail, 0, TRAILER_BYTES, Math.max(0, size - TRAILER_BYTES));
    return { size, tail, isOurs: start.toString('latin1') === `${HEADER_FILE}\0` };
  } finally {
    await file.close();
  }
}

/** The parts of a verified backup, one in memory at a time. */
export async function* readParts(path: string): AsyncGenerator<{ name: string; content: Buffer }> {
  const parts = extract();
  // An error ends the iteration of the parts.
  const file = pipeline(createReadStream(path), parts, () => undefined);
  try {
    for await (const part of parts) {
      const { name, size } = part.header;
      if (size && size > PART_MAX_BYTES) throw new BackupError(backupErrors.damaged);
      yield { name, content: await buffer(part) };
    }
  } finally {
    file.destroy();
  }
}
