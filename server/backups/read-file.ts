import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import { HEADER, trailer, TRAILER_BYTES } from './file-format.ts';
import { BackupFault, faults } from './errors.ts';

/** More than any part that we make: a crafted file must not fill the memory. */
const PART_MAX_BYTES = 512 * 1024 * 1024;

/** Reads a file from end to end; throws a `BackupFault` unless it is a backup, whole and as it was made. */
export async function verifyWhole(path: string): Promise<void> {
  const { size, tail, isOurs } = await ends(path);
  if (!isOurs) throw new BackupFault(faults.foreign);
  const hash = createHash('sha256');
  const content = size > TRAILER_BYTES ? createReadStream(path, { end: size - TRAILER_BYTES - 1 }) : [];
  for await (const chunk of content) hash.update(chunk as Buffer); // without an encoding it gives bytes
  if (!tail.equals(await trailer(hash.digest('hex')))) throw new BackupFault(faults.damaged);
}

/** Whether a file begins as our backups do. */
export async function isBackup(path: string): Promise<boolean> {
  return (await ends(path)).isOurs;
}

async function ends(path: string) {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const start = Buffer.alloc(HEADER.length + 1);
    await file.read(start, 0, start.length, 0);
    const tail = Buffer.alloc(TRAILER_BYTES);
    await file.read(tail, 0, TRAILER_BYTES, Math.max(0, size - TRAILER_BYTES));
    return { size, tail, isOurs: start.toString('latin1') === `${HEADER}\0` };
  } finally {
    await file.close();
  }
}

/** The parts of a verified backup, one in memory at a time. */
export async function* partsOf(path: string): AsyncGenerator<{ name: string; content: Buffer }> {
  const parts = extract();
  // What goes wrong ends the parts with that error.
  const file = pipeline(createReadStream(path), parts, () => undefined);
  try {
    for await (const part of parts) {
      const { name, size } = part.header;
      if (size && size > PART_MAX_BYTES) throw new BackupFault(faults.damaged);
      yield { name, content: await buffer(part) };
    }
  } finally {
    file.destroy();
  }
}
