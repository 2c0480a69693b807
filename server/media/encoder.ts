import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FailureCode } from '#contract/failures.ts';
import type { Variant } from '#contract/pictures.ts';
import { Failure } from '#server/http/failure.ts';
import type { Picture } from './picture.ts';

const PROCESS = join(import.meta.dirname, 'encoder-process.ts');
/** The C library gives large blocks back at once and keeps few pools: decoding then takes up to a third less memory. */
const LEAN = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' };

export interface VariantOrder {
  content: Buffer;
  variant: Variant;
}
/** What the other process is asked for: a variant of a picture, or without one a picture of what was sent. */
export type Order = VariantOrder | { content: Buffer; variant: null };
/** What the other process answers, and whether it holds much memory by now. */
export type Made = { isLarge: boolean } & (
  { content: Buffer } | { picture: Picture } | { refused: { code: FailureCode; message: string } } | { failure: string }
);

export interface Encoder {
  /** Makes one variant at a time; throws where it cannot be made. */
  encode(order: VariantOrder): Promise<Buffer>;
  /** Makes a picture of what was sent, one at a time; throws a `Failure` where it is refused. */
  makePicture(sent: Buffer): Promise<Picture>;
  /** Ends the other process; the next order starts it again. */
  rest(): Promise<void>;
}

/**
 * Encodes in a process of its own: visitors do not wait for it, its memory goes back to the machine, and a picture that
 * breaks the encoder breaks nothing else. With 19 as `nice` it gives way to all others.
 */
export function openEncoder({ nice }: { nice: number }): Encoder {
  let running: ChildProcess | null = null;

  function start(): ChildProcess {
    const child = fork(PROCESS, [String(nice)], {
      serialization: 'advanced',
      execArgv: [],
      env: { ...process.env, ...LEAN },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('exit', () => {
      if (running === child) running = null;
    });
    return (running = child);
  }

  async function ask(order: Order): Promise<Made> {
    const made = await answerOf(running ?? start(), order);
    if (made.isLarge) await rest();
    if ('failure' in made) throw new Error(made.failure);
    if ('refused' in made) throw new Failure(made.refused.code, { message: made.refused.message });
    return made;
  }

  async function rest(): Promise<void> {
    const child = running;
    running = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  return {
    async encode(order) {
      const made = await ask(order);
      if (!('content' in made)) throw new Error('The encoder answered something else');
      return Buffer.from(made.content);
    },
    async makePicture(content) {
      const made = await ask({ content, variant: null });
      if (!('picture' in made)) throw new Error('The encoder answered something else');
      return { ...made.picture, content: Buffer.from(made.picture.content) };
    },
    rest,
  };
}

function answerOf(child: ChildProcess, order: Order): Promise<Made> {
  return new Promise((resolve) => {
    const settle = (made: Made) => {
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      resolve(made);
    };
    const onMessage = (made: unknown) => settle(made as Made); // our own process says nothing else
    const onEnd = () => settle({ failure: 'The encoder ended', isLarge: false });
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    child.send(order, (error) => error && onEnd());
  });
}
