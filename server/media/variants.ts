import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { parsePictureName, variantName, parseVariantName, variantsOf } from '#contract/pictures.ts';
import { openEncoder, type Encoder, type VariantJob } from './encoder.ts';
import { openStarterVariants } from './starter-variants.ts';
import type { OpenFile, Storage } from './storage.ts';

/** Pictures in the queue. A picture that does not fit is queued again at its next request. */
const MAX_WAITING = 1000;
const MAX_FAILED = 10_000;

export interface Variants {
  /** The variant of that name, or null if it does not exist yet. */
  open(name: string): Promise<OpenFile | null>;
  /** Queues a picture: its missing variants are encoded in the background. */
  enqueue(original: string): void;
  /** Encodes a variant before all queued ones. Null if encoding fails. */
  makeNow(name: string): Promise<Buffer | null>;
  /** The hash of what a stored picture looks like, in base64, after all earlier jobs. Null if there is none. */
  thumbhash(original: string): Promise<string | null>;
  /** Aborts the current encoding, which restarts after `resume`. Nothing starts until then. */
  pause(): Promise<void>;
  resume(): void;
  /** Drops the queue and stops the encoder. Nothing half-encoded is stored. */
  close(): Promise<void>;
}

interface VariantsDependencies {
  storage: Storage;
  log: Pick<FastifyBaseLogger, 'warn'>;
  encoder?: Pick<Encoder, 'encode' | 'stop'>;
}

/** Variants of uploaded pictures: stored beside them, encoded once, one at a time. */
export function openVariants({ storage, log, encoder = openEncoder({ nice: 19 }) }: VariantsDependencies): Variants {
  const starterVariants = openStarterVariants();
  const failed = new LRUCache<string, true>({ max: MAX_FAILED });
  const urgent = new Map<string, Promise<Buffer | null>>();
  let isClosed = false;
  const pausable = pausableEncoder(encoder);
  const { inSequence, allDone } = openSequence();
  const queue = openQueue(encodeMissing, stopWhenIdle);

  async function stopWhenIdle(): Promise<void> {
    await inSequence(async () => (queue.isWorking() || urgent.size > 0 ? undefined : encoder.stop()));
  }

  async function encodeMissing(original: string): Promise<void> {
    const picture = parsePictureName(original);
    if (!picture) return;
    for (const variant of variantsOf(picture)) {
      const name = variantName(original, variant);
      if (isClosed || failed.has(name) || starterVariants.has(name)) continue;
      await inSequence(() => logFailure(name, async () => ((await storage.has(name)) ? null : encodeAndStore(name))));
    }
  }

  async function encodeAndStore(name: string): Promise<Buffer | null> {
    const parsed = parseVariantName(name);
    const content = parsed && (await storage.read(parsed.original));
    if (!content || isClosed) return null;
    const encoded = await pausable.encode({ content, variant: parsed.variant }).catch((error: unknown) => {
      failed.set(name, true);
      throw error;
    });
    if (encoded) await storage.write(name, encoded);
    return encoded;
  }

  /** Logs a failure and returns null. A variant that failed is not tried again until the next start. */
  async function logFailure(picture: string, work: () => Promise<Buffer | null>): Promise<Buffer | null> {
    try {
      return await work();
    } catch (err) {
      if (!isClosed) log.warn({ err, picture }, 'Failed to encode a picture variant');
      return null;
    }
  }

  return {
    open: async (name) => (await starterVariants.open(name)) ?? storage.open(name),
    enqueue(original) {
      if (!isClosed) queue.add(original);
    },
    makeNow(name) {
      if (isClosed || failed.has(name)) return Promise.resolve(null);
      const running = urgent.get(name) ?? inSequence(() => logFailure(name, () => encodeAndStore(name)));
      urgent.set(name, running);
      void running.then(() => {
        urgent.delete(name);
        return stopWhenIdle();
      });
      return running;
    },
    async thumbhash(original) {
      const hash = await inSequence(() =>
        logFailure(original, async () => {
          const content = isClosed ? null : await storage.read(original);
          return content && pausable.encode({ content, variant: 'thumbhash' });
        }),
      );
      void stopWhenIdle();
      return hash && hash.toString('base64');
    },
    pause: pausable.pause,
    resume: pausable.resume,
    async close() {
      isClosed = true;
      queue.clear();
      await pausable.close();
      await allDone();
    },
  };
}

function openSequence() {
  let lastJob: Promise<unknown> = Promise.resolve();

  /** Runs after all earlier jobs, so that only one encoding runs at a time. */
  function inSequence<T>(work: () => Promise<T>): Promise<T> {
    const done = lastJob.then(work);
    lastJob = done.catch(() => undefined);
    return done;
  }

  return { inSequence, allDone: () => lastJob };
}

/** Works on pictures one after the other, in the order in which they were added. */
function openQueue(work: (original: string) => Promise<void>, whenIdle: () => Promise<void>) {
  const waiting = new Set<string>();
  let isWorking = false;

  async function processQueue(): Promise<void> {
    isWorking = true;
    for (const original of waiting) {
      await work(original);
      waiting.delete(original);
    }
    isWorking = false;
    await whenIdle();
  }

  return {
    isWorking: () => isWorking,
    add: (original: string) => {
      if (waiting.size >= MAX_WAITING) return;
      waiting.add(original);
      if (!isWorking) void processQueue();
    },
    clear: () => waiting.clear(),
  };
}

/** An encoder that can be interrupted. The interrupted encoding starts again after `resume`. */
function pausableEncoder(encoder: Pick<Encoder, 'encode' | 'stop'>) {
  let isClosed = false;
  let pauses = 0;
  let resumed = Promise.withResolvers<undefined>();
  let interruptions = 0;

  /** Returns null if the encoder was closed. */
  async function encode(job: VariantJob): Promise<Buffer | null> {
    while (!isClosed) {
      const before = interruptions;
      try {
        if (pauses === 0) return await encoder.encode(job);
        await resumed.promise;
      } catch (error) {
        if (interruptions === before) throw error;
      }
    }
    return null;
  }

  return {
    encode,
    pause: async () => {
      pauses += 1;
      interruptions += 1;
      await encoder.stop();
    },
    resume: () => {
      pauses -= 1;
      if (pauses > 0) return;
      resumed.resolve(undefined);
      resumed = Promise.withResolvers();
    },
    async close() {
      isClosed = true;
      resumed.resolve(undefined);
      await encoder.stop();
    },
  };
}
