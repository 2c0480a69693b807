import { setPriority } from 'node:os';
import sharp from 'sharp';
import { Failure } from '#server/http/failure.ts';
import { encodeVariant } from './encode-variant.ts';
import type { EncoderResult, EncoderJob } from './encoder.ts';
import { makePicture } from './picture.ts';
import { thumbhashOf } from './thumbhash.ts';

/** Slightly more than a photo from a phone needs. Above it, the server stops this process to free its memory. */
const RESTART_ABOVE_BYTES = 160 * 1024 * 1024;

lowerPriority(Number(process.argv[2]));
sharp.concurrency(1);
sharp.cache(false);
// The server stops this process. Signals from the terminal are meant for the server only.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (job) => void handleJob(job as EncoderJob)); // the server sends nothing else

function lowerPriority(nice: number): void {
  try {
    setPriority(nice);
  } catch {
    // Not allowed here: run with normal priority.
  }
}

async function handleJob(job: EncoderJob): Promise<void> {
  const result = await runEncoding(job).catch(errorResult);
  process.send?.({ ...result, isLarge: process.memoryUsage.rss() > RESTART_ABOVE_BYTES } satisfies EncoderResult);
}

async function runEncoding({ content, variant }: EncoderJob) {
  const upload = Buffer.from(content);
  if (variant === 'thumbhash') return { content: await thumbhashOf(upload) };
  return variant ? { content: await encodeVariant(upload, variant) } : { picture: await makePicture(upload) };
}

function errorResult(error: unknown) {
  if (error instanceof Failure) return { rejected: { code: error.code, message: error.message } };
  return { failure: error instanceof Error ? error.message : String(error) };
}
