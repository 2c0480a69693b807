import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BlockWeights } from '#contract/records/block-weights.ts';
import { DEFAULT_THEME } from '#contract/themes.ts';
import { entryAssets, manifestPath, readManifest, rendererPath, type Manifest } from '#server/assets.ts';
import type { Handlers } from '#server/http/calls.ts';
import type * as EntryServer from '#web/site/entry-server.tsx';
import { BROWSER_ENTRY } from './renderer.ts';

const DIST = join(import.meta.dirname, '../../dist');
const COMPOSED_PAGE = 'web/site/pages/composed-page.tsx';
const NONE: BlockWeights = { shared: 0, files: {}, kinds: {} };

/** The sizes of what blocks load. Only a built site has files to measure. */
export function blockWeightCalls(isBuilt: boolean): Handlers {
  return { 'GET /block-weights': async () => (isBuilt ? measure(DIST) : NONE) };
}

/** Measures the first theme. The others differ by a few kilobytes. */
async function measure(distDir: string): Promise<BlockWeights> {
  const client = join(distDir, 'client');
  const manifest = readManifest(manifestPath(distDir, `${DEFAULT_THEME}-en`));
  const entry = pathToFileURL(rendererPath(distDir, DEFAULT_THEME)).href;
  const { blockSources } = (await import(entry)) as typeof EntryServer; // built from that file
  const shared = new Set([...filesOf(manifest, BROWSER_ENTRY), ...filesOf(manifest, COMPOSED_PAGE)]);
  const kinds = Object.fromEntries(
    Object.entries(blockSources()).map(([kind, source]) => [
      kind,
      filesOf(manifest, source).filter((file) => !shared.has(file)),
    ]),
  );
  const files = [...new Set(Object.values(kinds).flat())].map((file): [string, number] => [
    file,
    compressedSize(client, file),
  ]);
  const fonts = [...shared].flatMap((file) => fontsIn(client, file));
  const all = [...shared, ...new Set(fonts)].map((file) => compressedSize(client, file));
  return { shared: all.reduce((sum, size) => sum + size, 0), files: Object.fromEntries(files), kinds };
}

/** The scripts and styles that an entry loads at once. */
function filesOf(manifest: Manifest, source: string): string[] {
  const { script, preloads, styles } = entryAssets(manifest, source);
  return [...new Set([script, ...preloads, ...styles])];
}

/** The fonts that a stylesheet names. */
function fontsIn(client: string, file: string): string[] {
  if (!file.endsWith('.css')) return [];
  return readFileSync(join(client, file), 'utf8').match(/\/static\/fonts\/[\w.-]+\.woff2/g) ?? [];
}

function compressedSize(client: string, file: string): number {
  const path = join(client, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
