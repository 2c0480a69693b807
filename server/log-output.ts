import { writeSync } from 'node:fs';
import { hostname } from 'node:os';

/** The buffer size in bytes for lines that cannot be written now. */
const WAITING_MAX = 1024 * 1024;
/** Retry delays in ms. A full pipe is read soon; a full disk stays full for longer. */
const RETRY_MS = { pipe: 10, other: 500 };
/** How often a write to a full pipe is retried before the process ends. */
const LAST_TRIES = 20;
const WARN = 40;

export interface LogOutput {
  /** Writes a line, or several; never throws and never waits. */
  write(lines: string): void;
}

/**
 * Writes the log to a file descriptor, which may be on a full disk, or a pipe that is closed or not read. Lines that cannot
 * be written are buffered. When the buffer is full, lines are dropped and counted; the log later reports how many. Pino's
 * own destination throws in that case, and retries endlessly on exit.
 */
export function openLogOutput(fd: () => number, { waitingMax = WAITING_MAX } = {}): LogOutput & { finish(): void } {
  const waiting: Buffer[] = [];
  let bytes = 0;
  let lost = 0;
  let reason = '';
  let retry: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(retry);
    retry = undefined;
    for (;;) {
      if (waiting.length === 0 && lost > 0) reportLost();
      const [first] = waiting;
      if (!first) return;
      const written = attempt(first);
      bytes -= written;
      if (written < first.length) {
        waiting[0] = first.subarray(written);
        retry = setTimeout(flush, reason === 'EAGAIN' ? RETRY_MS.pipe : RETRY_MS.other).unref();
        return;
      }
      waiting.shift();
    }
  }

  /** Returns the number of bytes written. */
  function attempt(content: Buffer): number {
    try {
      return writeSync(fd(), content);
    } catch (error) {
      reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      return 0;
    }
  }

  function reportLost(): void {
    const fields = { level: WARN, time: Date.now(), pid: process.pid, hostname: hostname(), lost, reason };
    lost = 0;
    add(
      Buffer.from(
        `${JSON.stringify({ ...fields, msg: 'Some lines of this log could not be written and are lost' })}\n`,
      ),
    );
  }

  function add(content: Buffer): void {
    waiting.push(content);
    bytes += content.length;
  }

  return {
    write(lines) {
      const content = Buffer.from(lines);
      if (bytes + content.length > waitingMax) lost += 1;
      else add(content);
      if (!retry) flush();
    },
    /** Flushes at the end of the process. Only this blocks, and never for long. */
    finish() {
      flush();
      for (let tries = 0; tries < LAST_TRIES && waiting.length > 0 && reason === 'EAGAIN'; tries += 1) {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS.pipe);
        flush();
      }
    },
  };
}

/**
 * The standard output of this process, for the log. Whatever else writes to it or to the standard error, such as Node's
 * warnings, must not end the process either.
 */
export function openStandardOutput(): LogOutput {
  // Accessing `process.stdout` also makes a pipe or socket non-blocking: a write does not wait for the reader.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const output = openLogOutput(() => process.stdout.fd);
  process.on('exit', () => output.finish());
  return output;
}
