import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '#contract/themes.ts';

/** One file of Vite's manifest, as far as a page needs it. */
interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

/** The assets that a page loads to start an entry, as addresses on this site. */
export interface EntryAssets {
  script: string;
  styles: string[];
  /** Scripts that the entry imports at once, to be fetched beside it. */
  preloads: string[];
}

/** The module with which the server renders the pages of a theme. */
export function rendererPath(distDir: string, theme: Theme): string {
  return join(distDir, `server/${theme}/entry-server.js`);
}

/** The manifest of a build for visitors: of a theme and a language (`paper-de`), or of the preview in them. */
export function manifestPath(distDir: string, build: string): string {
  return join(distDir, `client/.vite/${build}.json`);
}

export function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest; // written by our own build
}

/** The script of an entry (named by its source, `web/admin/main.tsx`) with everything it needs from the start. */
export function entryAssets(manifest: Manifest, entry: string): EntryAssets {
  const chunks = collectImports(manifest, entry);
  const [own, ...imported] = chunks;
  if (!own) throw new Error(`The build has no entry ${entry}`);
  return {
    script: `/${own.file}`,
    styles: [...new Set([...imported, own].flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
    preloads: imported.map((chunk) => `/${chunk.file}`),
  };
}

/** The code of a built entry, for an inline script. */
export function inlineScript(
  clientDir: string,
  entry: string,
  manifest = join(clientDir, '.vite/manifest.json'),
): string {
  const { script } = entryAssets(readManifest(manifest), entry);
  return readFileSync(join(clientDir, script), 'utf8').trim();
}

/** The source in a Content-Security-Policy that allows one inline script. */
export function cspHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function collectImports(manifest: Manifest, entry: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[entry];
  if (!chunk || seen.has(entry)) return [];
  seen.add(entry);
  return [chunk, ...(chunk.imports ?? []).flatMap((name) => collectImports(manifest, name, seen))];
}
