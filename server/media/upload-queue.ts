import { Failure } from '#server/http/failure.ts';
import { openEncoder, type Encoder } from './encoder.ts';
import type { Picture } from './picture.ts';
import type { Variants } from './variants.ts';

/** Uploads that are in memory at a time: one is decoded, the next one arrives. */
const READING_MAX = 2;
/** Uploads whose bytes are not taken off the line yet. */
const WAITING_MAX = 60;
/** How long the other process stays for the next picture of a series, in ms. Variants are made after that. */
const REST_AFTER_MS = 1500;
const BUSY = 'Many pictures are being uploaded just now. Please try again in a moment.';
const BROKEN = 'This picture could not be processed. Please try again, or save it anew as a JPEG first.';

export interface UploadQueue {
  /** Reads an upload once it is its turn, and makes a picture of it. */
  make: (read: () => Promise<Buffer>) => Promise<Picture>;
  close: () => Promise<void>;
}

interface Parts {
  /** Stand aside meanwhile: two decoders at once would take twice the memory. */
  variants: Pick<Variants, 'pause' | 'resume'>;
  encoder?: Pick<Encoder, 'makePicture' | 'rest'>;
}

/** Makes pictures of uploads, one at a time, in a process of its own: whatever breaks that fails one upload only. */
export function openUploadQueue({ variants, encoder = openEncoder({ nice: 0 }) }: Parts): UploadQueue {
  const waiting: (() => void)[] = [];
  let reading = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let decoding = 0;
  let isPaused = false;
  let idle: NodeJS.Timeout | undefined;

  async function begin(): Promise<void> {
    if (reading < READING_MAX) reading += 1;
    else if (waiting.length < WAITING_MAX) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new Failure('busy', { message: BUSY, headers: { 'retry-after': '5' } });
  }

  /** The next one takes the place, or nobody. */
  function end(): void {
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  }

  async function decode(sent: Buffer): Promise<Picture> {
    decoding += 1;
    clearTimeout(idle);
    try {
      if (!isPaused) {
        isPaused = true;
        await variants.pause();
      }
      return await encoder.makePicture(sent);
    } catch (error) {
      if (error instanceof Failure) throw error;
      throw new Failure('unavailable', { message: BROKEN });
    } finally {
      decoding -= 1;
      idle = setTimeout(() => void rest(), REST_AFTER_MS).unref();
    }
  }

  /** Gives the memory back, and only then lets variants take it. */
  async function rest(): Promise<void> {
    await encoder.rest();
    if (decoding > 0) return;
    isPaused = false;
    variants.resume();
  }

  return {
    async make(read) {
      await begin();
      try {
        const sent = await read();
        const made = turn.then(() => decode(sent));
        turn = made.catch(() => undefined);
        return await made;
      } finally {
        end();
      }
    },
    async close() {
      clearTimeout(idle);
      await encoder.rest();
    },
  };
}
