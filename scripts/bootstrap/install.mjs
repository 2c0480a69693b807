import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { FOLDER } from './folder.mjs';
import { run, Stop } from './run.mjs';

const DECLARED = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** Installs exactly what the lock says, unless that is what is there. */
export async function install(lock) {
  if (isInstalled()) return;
  console.log('Installing packages (a minute or two the first time) …');
  // Whatever the machine's own settings are, a build needs the development packages, and Node itself is an optional one.
  const includeAll = ['--include=dev', '--include=optional'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { ok, output } = await run(npm(), ['ci', '--ignore-scripts', ...includeAll, ...quiet], {
    cwd: FOLDER,
    holding: lock,
    // Interrupted, npm would finish first and then undo it all; half an installation is known by what it lacks.
    killSignal: 'SIGKILL',
    shell: process.platform === 'win32',
  });
  // npm adds its whole manual to some failures.
  const [reason] = output.split('npm error Clean install a project');
  if (!ok) throw new Stop(`${reason.trimEnd()}\nThe packages could not be installed.`);
}

function npm() {
  return process.platform === 'win32' ? 'npm.cmd' : 'npm';
}

/** npm writes down what it has put in place, at the end of its work; this compares that with the lock, package by package. */
function isInstalled() {
  const declared = read('package.json');
  const locked = read('package-lock.json')?.packages;
  const present = read('node_modules/.package-lock.json')?.packages;
  if (!declared || !locked || !present) return false;
  const { '': root, ...packages } = locked;
  if (!DECLARED.every((kind) => isDeepStrictEqual(declared[kind] ?? {}, root?.[kind] ?? {}))) return false;
  return Object.entries(packages).every(([path, wanted]) => {
    const found = present[path];
    if (!found) return Boolean(wanted.optional || wanted.devOptional) && !isForThisMachine(wanted);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** An optional package that names our platform must be there: npm skips one that it could not fetch without a word. */
function isForThisMachine({ os, cpu, libc }) {
  if (!cpu) return false;
  const ours = existsSync('/etc/alpine-release') ? 'musl' : 'glibc';
  const allows = (list, value) => !list || [list].flat().includes(value);
  return allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, ours);
}

function read(path) {
  try {
    return JSON.parse(readFileSync(join(FOLDER, path), 'utf8'));
  } catch {
    return null;
  }
}
