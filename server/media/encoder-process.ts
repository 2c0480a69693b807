import { setPriority } from 'node:os';
import sharp from 'sharp';
import { Failure } from '#server/http/failure.ts';
import { encodeVariant } from './encode-variant.ts';
import type { Made, Order } from './encoder.ts';
import { makePicture } from './picture.ts';

/** Some more than it takes for a picture as telephones make them. */
const LARGE_BYTES = 160 * 1024 * 1024;

setNice(Number(process.argv[2]));
sharp.concurrency(1);
sharp.cache(false);
// The server says when to end; a signal from the terminal is meant for it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (order) => void answer(order as Order)); // the server says nothing else

function setNice(nice: number): void {
  try {
    setPriority(nice);
  } catch {
    // Where this is not allowed, it only takes its turn like everybody.
  }
}

async function answer(order: Order): Promise<void> {
  const made = await make(order).catch(failureOf);
  process.send?.({ ...made, isLarge: process.memoryUsage.rss() > LARGE_BYTES } satisfies Made);
}

async function make({ content, variant }: Order) {
  const sent = Buffer.from(content);
  return variant ? { content: await encodeVariant(sent, variant) } : { picture: await makePicture(sent) };
}

function failureOf(error: unknown) {
  if (error instanceof Failure) return { refused: { code: error.code, message: error.message } };
  return { failure: error instanceof Error ? error.message : String(error) };
}
