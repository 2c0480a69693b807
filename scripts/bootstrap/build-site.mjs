import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { environmentOf, FOLDER, run, UserError } from './processes.mjs';

const SOURCES = [
  'contract',
  'web',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/bootstrap/build-site.mjs',
];
const STAMP = join(FOLDER, 'dist', '.built-from');
const VITE = join(FOLDER, 'node_modules', 'vite', 'bin', 'vite.js');
const LANGUAGES = foldersIn('contract/texts');
/** That of `web/site`, and the others. */
const THEMES = ['dunes', ...foldersIn('web/themes')];
/** The builds of Vite: what each makes, and its arguments. */
const BUILDS = [
  { part: 'panel', args: ['--mode', 'panel'] },
  ...THEMES.map((theme) => ({ part: `server in ${theme}`, args: ['--ssr', '--mode', theme] })),
  ...THEMES.flatMap((theme) =>
    LANGUAGES.flatMap((language) => [
      { part: `browser in ${theme} and ${language}`, args: ['--mode', `${theme}-${language}`] },
      { part: `preview in ${theme} and ${language}`, args: ['--mode', `preview-${theme}-${language}`] },
    ]),
  ),
];

/** Whether the site in `dist` was built from the current sources. */
export function isBuilt() {
  if (!existsSync(STAMP)) return false;
  const [content, times] = readFileSync(STAMP, 'utf8').split('\n');
  const paths = SOURCES.flatMap(filesIn);
  // Sizes and times come first: reading all thousand files adds 50 ms to a start. In a copy only the times differ.
  return times === hashOfTimes(paths) || content === hashOfContent(paths);
}

/** Builds the site for browser and server. `options` are those of `run`. */
export async function buildSite(node, options = {}) {
  const paths = SOURCES.flatMap(filesIn);
  const times = hashOfTimes(paths);
  const content = hashOfContent(paths);
  console.log('Building the site …');
  rmSync(STAMP, { force: true });
  const env = environmentOf(node, { NODE_ENV: 'production' });
  for (const part of ['client', 'server']) rmSync(join(FOLDER, 'dist', part), { recursive: true, force: true });
  for (const { part, args } of BUILDS) {
    const vite = [VITE, 'build', ...args, '--logLevel', 'warn'];
    const { ok, output } = await run(node, vite, { cwd: FOLDER, env, ...options });
    if (!ok) throw new UserError(`${output.trimEnd()}\nThe build for the ${part} failed.`);
  }
  for (const part of ['client', 'panel']) compress(join(FOLDER, 'dist', part, 'static'));
  writeFileSync(STAMP, `${content}\n${times}`);
}

/** Writes a Brotli and a gzip file beside every text file, so that no request has to wait for compression. */
export function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg)$/.test(name)) continue;
    const content = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}

function hashOfContent(paths) {
  const hash = hashOfSettings();
  for (const path of paths) hash.update(`${path}\n`).update(readFileSync(join(FOLDER, path)));
  return hash.digest('hex');
}

function hashOfTimes(paths) {
  const hash = hashOfSettings();
  for (const path of paths) {
    const { size, mtimeMs } = statSync(join(FOLDER, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Vite writes these variables into the build. */
function hashOfSettings() {
  const hash = createHash('sha256');
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\n`);
  return hash;
}

function foldersIn(path) {
  const entries = readdirSync(join(FOLDER, path), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function filesIn(path) {
  const found = statSync(join(FOLDER, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(join(FOLDER, path))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}
