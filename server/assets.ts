import { readFileSync } from 'node:fs';

/** One file of Vite's manifest, as far as a page needs it. */
interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

/** What a page puts in its head to start an entry: addresses on this site. */
export interface EntryAssets {
  script: string;
  styles: string[];
  /** Scripts that the entry imports at once, to be fetched beside it. */
  preloads: string[];
}

export function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest; // written by our own build
}

/** The script of an entry (named by its source, `web/admin/main.tsx`) with everything it needs from the start. */
export function entryAssets(manifest: Manifest, entry: string): EntryAssets {
  const chunks = withImports(manifest, entry);
  const [own, ...imported] = chunks;
  if (!own) throw new Error(`The build has no entry ${entry}`);
  return {
    script: `/${own.file}`,
    styles: [...new Set([...imported, own].flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
    preloads: imported.map((chunk) => `/${chunk.file}`),
  };
}

function withImports(manifest: Manifest, entry: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[entry];
  if (!chunk || seen.has(entry)) return [];
  seen.add(entry);
  return [chunk, ...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name, seen))];
}
