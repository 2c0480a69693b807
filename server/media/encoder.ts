import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Variant } from '#contract/pictures.ts';

const PROCESS = join(import.meta.dirname, 'encoder-process.ts');

/** What the other process is asked for, and what it answers. */
export interface Order {
  content: Buffer;
  variant: Variant;
}
export type Made = { content: Buffer } | { failure: string };

export interface Encoder {
  /** Makes one variant at a time; throws where it cannot be made. */
  encode(order: Order): Promise<Buffer>;
  /** Ends the other process; the next order starts it again. */
  rest(): Promise<void>;
}

/**
 * Encodes in a process of its own that gives way to all others: visitors do not wait for it, its memory goes back to
 * the machine, and a picture that breaks the encoder breaks nothing else.
 */
export function openEncoder(): Encoder {
  let running: ChildProcess | null = null;

  function start(): ChildProcess {
    const child = fork(PROCESS, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('exit', () => {
      if (running === child) running = null;
    });
    return (running = child);
  }

  return {
    async encode(order) {
      const child = running ?? start();
      const made = await answerOf(child, order);
      if ('failure' in made) throw new Error(made.failure);
      return Buffer.from(made.content);
    },
    async rest() {
      const child = running;
      running = null;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function answerOf(child: ChildProcess, order: Order): Promise<Made> {
  return new Promise((resolve) => {
    const settle = (made: Made) => {
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      resolve(made);
    };
    const onMessage = (made: unknown) => settle(made as Made); // our own process says nothing else
    const onEnd = () => settle({ failure: 'The encoder ended' });
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    child.send(order, (error) => error && onEnd());
  });
}
