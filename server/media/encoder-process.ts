import { setPriority } from 'node:os';
import sharp from 'sharp';
import { encodeVariant } from './encode-variant.ts';
import type { Made, Order } from './encoder.ts';

const LAST_IN_LINE = 19;

giveWay();
sharp.concurrency(1);
sharp.cache(false);
// The server says when to end; a signal from the terminal is meant for it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (order) => void answer(order as Order)); // the server says nothing else

function giveWay(): void {
  try {
    setPriority(LAST_IN_LINE);
  } catch {
    // Where this is not allowed, it only takes its turn like everybody.
  }
}

async function answer({ content, variant }: Order): Promise<void> {
  const made: Made = await encodeVariant(Buffer.from(content), variant).then(
    (encoded) => ({ content: encoded }),
    (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(made);
}
