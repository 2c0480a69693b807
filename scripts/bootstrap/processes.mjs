import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the project. */
export const FOLDER = fileURLToPath(new URL('../..', import.meta.url));
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
const running = new Map();
let signalExitCode = null;

/** An error for the user: printed without a stack trace. */
export class UserError extends Error {}

/** Runs a command of ours: passes signals on to its child processes, and turns a failure into exit code 1. */
export async function runCommand(work) {
  forwardSignals();
  try {
    await work();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exit(1);
  }
}

/** Child processes receive the signals of this process, which ends after them. */
export function forwardSignals() {
  let last = -Infinity;
  for (const [signal, code] of Object.entries(EXIT_CODES)) {
    process.on(signal, () => {
      // npm repeats a signal that the terminal or the service manager has already sent to all processes.
      const isRepeated = performance.now() - last < 1000;
      last = performance.now();
      if (isRepeated) return;
      signalExitCode = code;
      if (running.size === 0) process.exit(code);
      for (const [child, { killSignal = signal }] of running) child.kill(killSignal);
    });
  }
}

/** Runs a program in this terminal, then ends this process with the program's exit code. */
export async function replaceProcess(program, args, options) {
  const child = spawn(program, args, { stdio: 'inherit', ...options });
  const { code, signal, error } = await endOf(child, options);
  if (error) throw new UserError(`Failed to run ${program}: ${error.message}`);
  process.exit(code ?? EXIT_CODES[signal] ?? 1);
}

/** Runs a program to its end and returns its output. `onStart` receives the process id. */
export async function run(program, args, { onStart, ...options } = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  onStart?.(child.pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const { code, error } = await endOf(child, options);
  if (signalExitCode) return exitAfterChildren();
  return { ok: code === 0, output: error ? `${output}${error.message}\n` : output };
}

/** After a signal nothing new starts, but the other child processes may still close what they have open. */
function exitAfterChildren() {
  if (running.size === 0) process.exit(signalExitCode);
  return new Promise(() => {});
}

function endOf(child, options) {
  running.set(child, options);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, error }));
    child.on('close', (code, signal) => resolve({ code, signal }));
  }).finally(() => running.delete(child));
}

/** An environment in which `node` is this Node, also for every tool that starts one. */
export function environmentOf(node, more = {}) {
  return { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}`, ...more };
}
