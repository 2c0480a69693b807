// Turns a fresh clone into one that runs: installs the packages, finds the pinned Node, builds the site.
// Must run on Node 20 and without any package.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listCollections } from './list-collections.mjs';
import { buildSite, isBuilt } from './build-site.mjs';
import { replaceProcess, environmentOf, FOLDER, run, UserError } from './processes.mjs';

const isWindows = process.platform === 'win32';
const NODE_PACKAGE = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
const NODE = join(FOLDER, 'node_modules', NODE_PACKAGE, 'bin', isWindows ? 'node.exe' : 'node');
const LOCK = join(FOLDER, '.bootstrap.lock');
/** Much longer than an installation and a build take: then the process id in the lock belongs to another program. */
const LOCK_EXPIRES_MS = 15 * 60_000;
let holdsLock = false;

/** Prepares what the program needs, runs it with the pinned Node and ends this process with its exit code. */
export async function launch(args, { env = {}, ...requirements } = {}) {
  const node = await prepare(requirements);
  await replaceProcess(node, args, { cwd: FOLDER, env: environmentOf(node, env) });
}

/**
 * Installs and builds only what is missing, and returns the path of the Node to use. `tools` asks for the development
 * packages, `build` for the built site, `force` for a new build.
 */
export async function prepare({ tools = false, build = false, force = false } = {}) {
  listCollections();
  const isReady = () => !force && isInstalled(tools) && (!build || isBuilt());
  if (isReady()) return findNode();
  return withLock(async (onStart) => {
    if (isReady()) return findNode();
    if (!isInstalled(tools || build)) await install(onStart);
    const node = findNode();
    if (build && (force || !isBuilt())) await buildSite(node, { onStart });
    return node;
  });
}

/** Whether the packages of the lock file are there. npm writes its own list last, so half an installation has none. */
function isInstalled(withTools) {
  const present = readPackages('node_modules/.package-lock.json');
  if (!present) return false;
  return Object.entries(readPackages('package-lock.json') ?? {}).every(([path, wanted]) => {
    if (path === '' || (wanted.dev && !withTools)) return true;
    if (present[path]) return present[path].integrity === wanted.integrity;
    // npm skips an optional package that it cannot fetch. One that names this platform must be there.
    return Boolean(wanted.optional || wanted.devOptional) && !isForThisMachine(wanted);
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(FOLDER, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function isForThisMachine({ os, cpu, libc }) {
  const allows = (list, value) => !list || [list].flat().includes(value);
  const ownLibc = existsSync('/etc/alpine-release') ? 'musl' : 'glibc';
  return Boolean(cpu) && allows(cpu, process.arch) && allows(os, process.platform) && allows(libc, ownLibc);
}

async function install(onStart) {
  console.log('Installing packages (a minute or two the first time) …');
  // The build needs the development packages, and the pinned Node is optional, whatever the machine's settings say.
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  // An interrupted npm would first finish and then undo its work.
  const options = { cwd: FOLDER, shell: isWindows, killSignal: 'SIGKILL', onStart };
  const { ok, output } = await run(isWindows ? 'npm.cmd' : 'npm', [...args, '--loglevel=error'], options);
  const [reason] = output.split('npm error Clean install a project'); // npm's manual follows
  if (!ok) throw new UserError(`${reason.trimEnd()}\nThe packages could not be installed.`);
}

/** The pinned Node. On a machine that has no package of it: the Node that runs this, if its version is 24 or later. */
function findNode() {
  const version = readPackages('package-lock.json')?.[`node_modules/${NODE_PACKAGE}`]?.version;
  if (version && spawnSync(NODE, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`) return NODE;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new UserError(
    version
      ? `Node ${version} in node_modules/${NODE_PACKAGE} is missing or does not run here. Install Node 24 from https://nodejs.org.`
      : `Marquee needs Node 24, and there is no package of it for ${process.platform}-${process.arch}. Install it from https://nodejs.org.`,
  );
}

/**
 * Does the work while no other process does it in this folder; others wait. `work` gets a function for the id of a child
 * process: the lock then lasts until the child ends, even if this process is killed.
 */
export async function withLock(work) {
  for (let waits = 0; !(await takeLock()); waits++) {
    if (waits === 0) console.log('Waiting: another start is preparing this folder.');
    await delay(200);
  }
  holdsLock = true;
  process.once('exit', release);
  try {
    return await work((child) => writeFileSync(LOCK, `${process.pid} ${child}`));
  } finally {
    process.off('exit', release);
    release();
  }
}

function release() {
  holdsLock = false;
  rmSync(LOCK, { force: true });
}

async function takeLock() {
  const id = String(process.pid);
  try {
    writeFileSync(LOCK, id, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (isHeld()) return false;
  // The holder was killed. If others take over too, the last one has written its id after this delay.
  writeFileSync(LOCK, id);
  await delay(100);
  return readFileSync(LOCK, 'utf8') === id;
}

function isHeld() {
  try {
    return (
      Date.now() - statSync(LOCK).mtimeMs < LOCK_EXPIRES_MS && readFileSync(LOCK, 'utf8').split(' ').some(isRunning)
    );
  } catch {
    return true; // released just now: try again
  }
}

function isRunning(id) {
  if (Number(id) === process.pid) return holdsLock; // after a restart, a container gives out the same ids
  try {
    return process.kill(Number(id), 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
