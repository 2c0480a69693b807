import { pathToFileURL } from 'node:url';
import { DEFAULT_THEME, type Theme } from '#contract/themes.ts';
import { entryAssets, manifestPath, readManifest, rendererPath, type Manifest } from '#server/assets.ts';
import type * as EntryServer from '#web/site/entry-server.tsx';
import { composedStylesUrl } from './composed-styles.ts';
import { BROWSER_ENTRY, type Renderer, type PageAssets, type ThemeBuild } from './renderer.ts';
import { startScript } from './start-script.ts';

/** Renders the pages that `npm run build` built. */
export async function openBuiltRenderer(distDir: string): Promise<Renderer> {
  const manifestOf = manifestReader(distDir);
  const rendererOf = rendererReader(distDir);
  // The themes differ in their components alone.
  const { renderState, pageMeta, canonicalSpelling, normalizeUrl, staticPaths } = await rendererOf(DEFAULT_THEME);
  const start = startScript(distDir);
  const known = new Map<string, PageAssets>();

  function assetsOf(build: ThemeBuild, source: string, parts: readonly string[] = []): PageAssets {
    const manifest = manifestOf(buildName(build));
    const key = `${buildName(build)} ${source}`;
    const assets = known.get(key) ?? { start, ...pageAssets(manifest, sourceIn(manifest, build.theme, source)) };
    known.set(key, assets);
    if (parts.length === 0) return assets;
    return withParts(
      manifest,
      assets,
      parts.map((part) => sourceIn(manifest, build.theme, part)),
    );
  }
  return {
    normalizeUrl,
    pageMeta,
    paths: async () => staticPaths,
    canonicalSpelling,
    previewScript: (build) => entryAssets(manifestOf(`preview-${buildName(build)}`), BROWSER_ENTRY).script,
    render: async (page) => {
      const { theme } = page.appearance;
      const build = { theme, language: page.site.region.language };
      const { render } = await rendererOf(theme);
      return render({ ...page, assetsOf: (source, parts) => assetsOf(build, source, parts) });
    },
    renderState,
  };
}

function buildName({ theme, language }: ThemeBuild): string {
  return `${theme}-${language}`;
}

/** The file of a theme that replaces a source file; else the source file. */
export function sourceIn(manifest: Manifest, theme: Theme, source: string): string {
  const own = source.replace(/^web\//, `web/themes/${theme}/`);
  return own in manifest ? own : source;
}

/** Imports the module that renders a theme when a page first needs it. */
function rendererReader(distDir: string) {
  const known = new Map<Theme, Promise<typeof EntryServer>>();
  return (theme: Theme): Promise<typeof EntryServer> => {
    const file = pathToFileURL(rendererPath(distDir, theme)).href;
    const renderer = known.get(theme) ?? (import(file) as Promise<typeof EntryServer>); // built from that file
    known.set(theme, renderer);
    // The next page tries again.
    renderer.catch(() => known.delete(theme));
    return renderer;
  };
}

/** Reads the manifest of each build for browsers once: of a theme and language, or of the preview in them. */
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
