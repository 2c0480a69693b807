import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leadNamed } from '../crash/mixed-load.ts';
import { logIn, sendTo, upload } from '../support/sending.ts';
import { freePort, spawnProduct, untilListening } from '../support/spawn-product.ts';
import type { RunOptions, RunResult } from './endurance.ts';

const WRITES = 20;
const STRACE = '/usr/bin/strace';
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Whether the kernel was told to bring to the disk what was acknowledged: the calls are seen as they are made. */
export async function* power({ folder }: RunOptions): AsyncGenerator<RunResult> {
  const title = 'A power cut: calls to the kernel that bring to the disk what was acknowledged';
  if (!existsSync(STRACE)) {
    yield { title, figures: [], lost: [`${STRACE} is not there, so nothing was seen: install strace`] };
    return;
  }
  const log = join(folder, 'calls');
  const dataDir = join(folder, 'power');
  await writeUnder(['-D', '-f', '-y', '-e', 'trace=fsync,fdatasync', '-o', log], dataDir);
  const calls = readFileSync(log, 'utf8').split('\n');
  const toDatabase = calls.filter((line) => line.includes(`${dataDir}/marquee.db-wal>`)).length;
  const toFile = calls.filter((line) => line.includes(`${dataDir}/uploads/`)).length;
  const toFolder = calls.filter((line) => line.includes(`${dataDir}/uploads>`)).length;
  const figures = [{ leads: WRITES, uploads: 1, toDatabase, toFile, toFolder }];
  const isSynced = toDatabase >= WRITES && toFile > 0 && toFolder > 0;
  yield { title, figures, lost: isSynced ? [] : ['not every write was brought to the disk before it was answered'] };
}

/** Leads one after the other, and one upload, while the calls are written down. */
async function writeUnder(flags: string[], dataDir: string): Promise<void> {
  const port = String(await freePort());
  const env = { DATA_DIR: dataDir, PORT: port, STARTER_CONTENT: 'false' };
  const product = spawnProduct(env, [STRACE, ...flags]);
  try {
    await untilListening(product);
    const url = `http://localhost:${port}`;
    const token = await logIn(url);
    for (let n = 0; n < WRITES; n++) await sendTo(url, 'POST', '/leads', { body: leadNamed(`Visitor ${n}`) });
    await upload(url, token, DOT);
  } finally {
    product.process.kill('SIGTERM');
    await product.ended;
  }
}
