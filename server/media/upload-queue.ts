import { Failure } from '#server/http/failure.ts';
import { openEncoder, type Encoder } from './encoder.ts';
import type { Picture } from './picture.ts';
import type { Variants } from './variants.ts';

/** Uploads in memory at a time: one is being decoded while the next one arrives. */
const MAX_READING = 2;
/** Uploads whose bodies have not been read yet. */
const MAX_WAITING = 60;
/** How long the encoder process stays for the next upload, in ms. Encoding of variants resumes afterwards. */
const IDLE_STOP_MS = 1500;
const BUSY = 'Many pictures are being uploaded at the moment. Please try again shortly.';
const BROKEN = 'This picture could not be processed. Please try again, or save it as a JPEG first.';

export interface UploadQueue {
  /** Waits for a slot, reads the upload and converts it. Throws `busy` if more than 60 uploads wait. */
  convert: (read: () => Promise<Buffer>) => Promise<Picture>;
  close: () => Promise<void>;
}

interface UploadQueueDependencies {
  /** Paused meanwhile: two decoders at once would need twice the memory. */
  variants: Pick<Variants, 'pause' | 'resume'>;
  encoder?: Pick<Encoder, 'makePicture' | 'stop'>;
}

/** Converts uploads one at a time in a separate process: a crash of the decoder fails one upload only. */
export function openUploadQueue({
  variants,
  encoder = openEncoder({ nice: 0 }),
}: UploadQueueDependencies): UploadQueue {
  const waiting: (() => void)[] = [];
  let reading = 0;
  let lastJob: Promise<unknown> = Promise.resolve();
  let decoding = 0;
  let isPaused = false;
  let idleTimer: NodeJS.Timeout | undefined;

  async function acquireSlot(): Promise<void> {
    if (reading < MAX_READING) reading += 1;
    else if (waiting.length < MAX_WAITING) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new Failure('busy', { message: BUSY, headers: { 'retry-after': '5' } });
  }

  /** Passes the slot to the next waiting upload, if any. */
  function releaseSlot(): void {
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  }

  async function decode(upload: Buffer): Promise<Picture> {
    decoding += 1;
    clearTimeout(idleTimer);
    try {
      if (!isPaused) {
        isPaused = true;
        await variants.pause();
      }
      return await encoder.makePicture(upload);
    } catch (error) {
      if (error instanceof Failure) throw error;
      throw new Failure('unavailable', { message: BROKEN });
    } finally {
      decoding -= 1;
      idleTimer = setTimeout(() => void stopEncoder(), IDLE_STOP_MS).unref();
    }
  }

  /** Frees the memory first, then lets the encoding of variants resume. */
  async function stopEncoder(): Promise<void> {
    await encoder.stop();
    if (decoding > 0) return;
    isPaused = false;
    variants.resume();
  }

  return {
    async convert(read) {
      await acquireSlot();
      try {
        const upload = await read();
        const picture = lastJob.then(() => decode(upload));
        lastJob = picture.catch(() => undefined);
        return await picture;
      } finally {
        releaseSlot();
      }
    },
    async close() {
      clearTimeout(idleTimer);
      await encoder.stop();
    },
  };
}
