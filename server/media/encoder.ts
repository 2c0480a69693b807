import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FailureCode } from '#contract/failures.ts';
import type { Variant } from '#contract/pictures.ts';
import { Failure } from '#server/http/failure.ts';
import type { Picture } from './picture.ts';

const PROCESS_FILE = join(import.meta.dirname, 'encoder-process.ts');
/** glibc returns large blocks at once and keeps few arenas: decoding needs up to a third less memory. */
const LOW_MEMORY_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' };

export interface VariantJob {
  content: Buffer;
  variant: Variant | 'thumbhash';
}
/** A job for the encoder process: encode a variant or hash a picture, or without a variant convert an upload to a picture. */
export type EncoderJob = VariantJob | { content: Buffer; variant: null };
/** The result of a job. `isLarge` is true if the process holds so much memory that it should be stopped. */
export type EncoderResult = { isLarge: boolean } & (
  | { content: Buffer }
  | { picture: Picture }
  | { rejected: { code: FailureCode; message: string } }
  | { failure: string }
);

export interface Encoder {
  /** Encodes a variant, or hashes what a picture looks like. Call it for one at a time. Throws if encoding fails. */
  encode(job: VariantJob): Promise<Buffer>;
  /** Converts an upload to a picture. Call it for one at a time. Throws a `Failure` if the upload is rejected. */
  makePicture(upload: Buffer): Promise<Picture>;
  /** Stops the encoder process. The next job starts it again. */
  stop(): Promise<void>;
}

/**
 * Encodes in a separate process: visitors do not wait for it, stopping it frees its memory, and a picture that crashes
 * the encoder crashes nothing else. `nice` is the process priority from 0 (normal) to 19 (lowest).
 */
export function openEncoder({ nice }: { nice: number }): Encoder {
  let running: ChildProcess | null = null;

  function start(): ChildProcess {
    const child = fork(PROCESS_FILE, [String(nice)], {
      serialization: 'advanced',
      execArgv: [],
      env: { ...process.env, ...LOW_MEMORY_ENV },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('exit', () => {
      if (running === child) running = null;
    });
    return (running = child);
  }

  async function runJob(job: EncoderJob): Promise<EncoderResult> {
    const result = await sendJob(running ?? start(), job);
    if (result.isLarge) await stop();
    if ('failure' in result) throw new Error(result.failure);
    if ('rejected' in result) throw new Failure(result.rejected.code, { message: result.rejected.message });
    return result;
  }

  async function stop(): Promise<void> {
    const child = running;
    running = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  return {
    async encode(job) {
      const result = await runJob(job);
      if (!('content' in result)) throw new Error('The encoder process returned no variant');
      return Buffer.from(result.content);
    },
    async makePicture(content) {
      const result = await runJob({ content, variant: null });
      if (!('picture' in result)) throw new Error('The encoder process returned no picture');
      return { ...result.picture, content: Buffer.from(result.picture.content) };
    },
    stop,
  };
}

function sendJob(child: ChildProcess, job: EncoderJob): Promise<EncoderResult> {
  return new Promise((resolve) => {
    const settle = (result: EncoderResult) => {
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      resolve(result);
    };
    const onMessage = (message: unknown) => settle(message as EncoderResult); // our own process sends nothing else
    const onEnd = () => settle({ failure: 'The encoder process ended', isLarge: false });
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    child.send(job, (error) => error && onEnd());
  });
}
