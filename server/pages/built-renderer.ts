import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '#contract/texts/languages.ts';
import { entryAssets, manifestPath, readManifest, type Manifest } from '#server/assets.ts';
import type * as EntryServer from '#web/site/entry-server.tsx';
import { composedStylesUrl } from './composed-styles.ts';
import { BROWSER_ENTRY, type Renderer, type PageAssets } from './renderer.ts';
import { startScript } from './start-script.ts';

/** Renders the pages that `npm run build` built. */
export async function openBuiltRenderer(distDir: string): Promise<Renderer> {
  const manifestOf = manifestReader(distDir);
  const file = pathToFileURL(join(distDir, 'server/entry-server.js')).href;
  const { render, renderState, pageMeta, canonicalSpelling, normalizeUrl, staticPaths } = (await import(
    file
  )) as typeof EntryServer; // built from that file
  const start = startScript(distDir);
  const known = new Map<string, PageAssets>();

  function assetsOf(language: Language, source: string, parts: readonly string[] = []): PageAssets {
    const manifest = manifestOf(language);
    const key = `${language} ${source}`;
    const assets = known.get(key) ?? { start, ...pageAssets(manifest, source) };
    known.set(key, assets);
    return parts.length === 0 ? assets : withParts(manifest, assets, parts);
  }
  return {
    normalizeUrl,
    pageMeta,
    paths: async () => staticPaths,
    canonicalSpelling,
    previewScript: (language) => entryAssets(manifestOf(`preview-${language}`), BROWSER_ENTRY).script,
    render: (page) => {
      const { language } = page.site.region;
      return render({ ...page, assetsOf: (source, parts) => assetsOf(language, source, parts) });
    },
    renderState,
  };
}

/** Reads the manifest of each build for browsers once: of a language, or of the preview in it. */
function manifestReader(distDir: string) {
  const known = new Map<string, Manifest>();
  return (build: string): Manifest => {
    const manifest = known.get(build) ?? readManifest(manifestPath(distDir, build));
    known.set(build, manifest);
    return manifest;
  };
}

/** The scripts and styles that hydrate one page. */
export function pageAssets(manifest: Manifest, source: string): Omit<PageAssets, 'start'> {
  const entry = entryAssets(manifest, BROWSER_ENTRY);
  const page = entryAssets(manifest, source);
  const own = stylesOf(manifest, BROWSER_ENTRY);
  // A page has one stylesheet for all that it imports.
  const ofPage = stylesOf(manifest, source).length > 0 ? stylesOf(manifest, source) : page.styles;
  return {
    script: entry.script,
    // The entry's own file declares the order of the cascade layers, so it comes before those of shared chunks.
    styles: unique([...own, ...entry.styles, ...ofPage]),
    preloads: unique([...entry.preloads, page.script, ...page.preloads]).filter((href) => href !== entry.script),
  };
}

function stylesOf(manifest: Manifest, source: string): string[] {
  return (manifest[source]?.css ?? []).map((file) => `/${file}`);
}

/** The assets of a page with those of its parts. One stylesheet has the styles of all. */
function withParts(manifest: Manifest, assets: PageAssets, parts: readonly string[]): PageAssets {
  const sheets = unique(parts).flatMap((part) => entryAssets(manifest, part).styles);
  return { ...assets, styles: [composedStylesUrl(unique([...assets.styles, ...sheets.toSorted()]))] };
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)];
}
