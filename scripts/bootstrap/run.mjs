import { spawn } from 'node:child_process';

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
const running = new Map();
let exitCodeOfSignal = null;

/** Every child gets the signals that we get, and we end when it has ended. */
export function passSignalsOn() {
  let last = -Infinity;
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      // npm sends us again what the terminal or the service manager has sent to both of us.
      const isEcho = performance.now() - last < 1000;
      last = performance.now();
      if (isEcho) return;
      exitCodeOfSignal = code;
      if (running.size === 0) process.exit(code);
      for (const [child, { killSignal = signal }] of running) child.kill(killSignal);
    });
  }
}

/** Runs a program with our own terminal and ends as it ended. */
export async function become(program, args, options) {
  const child = spawn(program, args, { stdio: 'inherit', ...options });
  const { code, signal, error } = await ended(child, options);
  if (error) throw new Stop(`${program} does not run: ${error.message}`);
  process.exit(code ?? SIGNALS[signal] ?? 1);
}

/** Runs a program to its end and keeps what it says; `holding` is a lock that lasts as long as the program. */
export async function run(program, args, { holding = 'ignore', ...options } = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe', holding], ...options });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const { code, error } = await ended(child, options);
  if (exitCodeOfSignal) return lastOneOut();
  return { ok: code === 0, output: error ? `${output}${error.message}\n` : output };
}

/** Runs a step that should pass in silence; when it fails, what it said is the message. */
export async function mustRun(what, program, args, options) {
  const { ok, output } = await run(program, args, options);
  if (!ok) throw new Stop(`${output.trimEnd()}\n${what} failed.`);
}

/** A reason to end that a person can act on: printed without a stack trace. */
export class Stop extends Error {}

export async function endWithOneLine(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exit(1);
  }
}

/** After a signal nothing new begins, but what runs beside us may still close what it has open. */
function lastOneOut() {
  if (running.size === 0) process.exit(exitCodeOfSignal);
  return new Promise(() => {});
}

function ended(child, options) {
  running.set(child, options);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, error }));
    child.on('close', (code, signal) => resolve({ code, signal }));
  }).finally(() => running.delete(child));
}
