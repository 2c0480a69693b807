import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { FOLDER } from './folder.mjs';
import { environmentOf } from './node.mjs';
import { mustRun } from './run.mjs';

const SOURCES = [
  'contract',
  'web',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/bootstrap/build.mjs',
  'scripts/bootstrap/compress.mjs',
];
const STAMP = join(FOLDER, 'dist', '.built-from');
const VITE = join(FOLDER, 'node_modules', 'vite', 'bin', 'vite.js');

/** Builds the site for browser and server, unless what is there was built from the same sources. */
export async function build(node, { force = false } = {}) {
  const fingerprint = fingerprintOfSources();
  if (!force && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return;
  console.log('Building the site …');
  rmSync(STAMP, { force: true });
  const options = { cwd: FOLDER, env: environmentOf(node, { NODE_ENV: 'production' }) };
  await mustRun('Build for the browser', node, [VITE, 'build', '--logLevel', 'warn'], options);
  await mustRun('Build the panel', node, [VITE, 'build', '--mode', 'panel', '--logLevel', 'warn'], options);
  await mustRun('Build for the server', node, [VITE, 'build', '--ssr', '--logLevel', 'warn'], options);
  for (const part of ['client', 'panel']) compress(join(FOLDER, 'dist', part, 'static'));
  writeFileSync(STAMP, fingerprint);
}

function fingerprintOfSources() {
  const hash = createHash('sha256');
  // Vite writes these settings into what it builds.
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\n`);
  for (const path of SOURCES.flatMap(filesIn)) hash.update(`${path}\n`).update(readFileSync(join(FOLDER, path)));
  return hash.digest('hex');
}

function filesIn(path) {
  const found = statSync(join(FOLDER, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(join(FOLDER, path))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}
