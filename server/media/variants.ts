import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pictureFacts, variantName, variantOf, variantsOf } from '#contract/pictures.ts';
import { openEncoder, type Encoder, type VariantOrder } from './encoder.ts';
import { openShipped } from './shipped.ts';
import type { OpenFile, Storage } from './storage.ts';

/** Pictures whose variants may wait; one more is taken up again when it is asked for again. */
const WAITING_MAX = 1000;
const FAILED_MAX = 10_000;

export interface Variants {
  /** The variant of that name, where it is there. */
  open(name: string): Promise<OpenFile | null>;
  /** Has what is missing of a picture made, when its turn comes. */
  want(original: string): void;
  /** The variant of that name, made before all that wait; null where it cannot be made. */
  make(name: string): Promise<Buffer | null>;
  /** Breaks off what is being made, to make it again after `resume`; nothing is begun until then. */
  pause(): Promise<void>;
  resume(): void;
  /** Drops what waits and ends the work. What is half made is nowhere. */
  close(): Promise<void>;
}

interface Parts {
  storage: Storage;
  log: Pick<FastifyBaseLogger, 'warn'>;
  encoder?: Pick<Encoder, 'encode' | 'rest'>;
}

/** The variants of uploaded pictures: kept beside them, made once, one after the other. */
export function openVariants({ storage, log, encoder = openEncoder({ nice: 19 }) }: Parts): Variants {
  const shipped = openShipped();
  const failed = new LRUCache<string, true>({ max: FAILED_MAX });
  const waiting = new Set<string>();
  const hurried = new Map<string, Promise<Buffer | null>>();
  let turn: Promise<unknown> = Promise.resolve();
  let isWorking = false;
  let isClosed = false;
  let pauses = 0;
  let resumed = Promise.withResolvers<undefined>();
  let interruptions = 0;

  /** Runs after all that was begun before; nothing is encoded beside something else. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  }

  async function workOff(): Promise<void> {
    isWorking = true;
    for (const original of waiting) {
      await makeMissing(original);
      waiting.delete(original);
    }
    isWorking = false;
    await restWhenIdle();
  }

  async function restWhenIdle(): Promise<void> {
    await inTurn(async () => (isWorking || hurried.size > 0 ? undefined : encoder.rest()));
  }

  async function makeMissing(original: string): Promise<void> {
    const facts = pictureFacts(original);
    if (!facts) return;
    for (const variant of variantsOf(facts)) {
      const name = variantName(original, variant);
      if (isClosed || failed.has(name) || shipped.has(name)) continue;
      await inTurn(() => carefully(name, async () => ((await storage.has(name)) ? null : makeNow(name))));
    }
  }

  async function makeNow(name: string): Promise<Buffer | null> {
    const meant = variantOf(name);
    const content = meant && (await storage.read(meant.original));
    if (!content || isClosed) return null;
    const made = await encodeUnlessPaused({ content, variant: meant.variant }).catch((error: unknown) => {
      failed.set(name, true);
      throw error;
    });
    if (made) await storage.write(name, made);
    return made;
  }

  async function encodeUnlessPaused(order: VariantOrder): Promise<Buffer | null> {
    while (!isClosed) {
      const before = interruptions;
      try {
        if (pauses === 0) return await encoder.encode(order);
        await resumed.promise;
      } catch (error) {
        if (interruptions === before) throw error;
      }
    }
    return null;
  }

  /** What fails is said once. What cannot be encoded is not tried again until the next start. */
  async function carefully(picture: string, work: () => Promise<Buffer | null>): Promise<Buffer | null> {
    try {
      return await work();
    } catch (err) {
      if (!isClosed) log.warn({ err, picture }, 'A variant of a picture could not be made');
      return null;
    }
  }

  return {
    open: async (name) => (await shipped.open(name)) ?? storage.open(name),
    want(original) {
      if (isClosed || waiting.size >= WAITING_MAX) return;
      waiting.add(original);
      if (!isWorking) void workOff();
    },
    make(name) {
      if (isClosed || failed.has(name)) return Promise.resolve(null);
      const begun = hurried.get(name) ?? inTurn(() => carefully(name, () => makeNow(name)));
      hurried.set(name, begun);
      void begun.then(() => {
        hurried.delete(name);
        return restWhenIdle();
      });
      return begun;
    },
    async pause() {
      pauses += 1;
      interruptions += 1;
      await encoder.rest();
    },
    resume() {
      pauses -= 1;
      if (pauses > 0) return;
      resumed.resolve(undefined);
      resumed = Promise.withResolvers();
    },
    async close() {
      isClosed = true;
      resumed.resolve(undefined);
      waiting.clear();
      await encoder.rest();
      await turn;
    },
  };
}
