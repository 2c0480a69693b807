import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryAssets, readManifest } from '#server/assets.ts';

export const DIST = join(import.meta.dirname, '../../dist');
const START_ENTRY = 'web/site/start.ts';

/** The small script that stands in every built page. */
export function startScript(distDir = DIST): string {
  const manifest = readManifest(join(distDir, 'client/.vite/manifest.json'));
  return readFileSync(join(distDir, 'client', entryAssets(manifest, START_ENTRY).script), 'utf8').trim();
}

/** By what a page's policy knows a script that stands in it. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
