import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { isLanguage, type Language } from './contract/texts/languages.ts';
import { DEFAULT_THEME, THEMES, type Theme } from './contract/themes.ts';
import { collectionSummaries } from './web/collection-summaries.ts';
import { inTheme } from './web/theme-build.ts';
import { textsIn, withoutFieldPaths } from './web/visitor-build.ts';
import { defineConfig, type BuildEnvironmentOptions, type Plugin, type Rolldown } from 'vite';

const SITE = ['web/site/entry-client.tsx', 'web/site/start.ts'];
const PANEL = ['web/admin/main.tsx', 'web/admin/load-failure.ts'];
const COMPOSED_PAGE = '/composed-page.tsx';
const SERVER_ENTRY = 'web/site/entry-server.tsx';

const preactFile = (name: string) => join(import.meta.dirname, 'web/site/preact', name);

/** The visitors' scripts contain Preact in place of React (record 038). Everything else runs React. */
const PREACT = [
  { find: /^react$/, replacement: preactFile('react.ts') },
  { find: /^react-dom$/, replacement: preactFile('react-dom.ts') },
  { find: /^react-dom\/client$/, replacement: preactFile('react-dom-client.ts') },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
];

/**
 * `vite build --mode paper-de` makes the scripts for visitors in one theme and one language, and `--mode preview-paper-de`
 * those of the panel's preview, which find the fields of the panel's form. `vite build --mode panel` makes the panel apart
 * from them: built together they would share chunks, and visitors would load code of the panel. `vite build --ssr --mode
 * paper` makes the module with which the server renders pages in a theme, in all languages.
 */
export default defineConfig(({ command, mode, isSsrBuild }) => {
  const visitors = isSsrBuild ? null : visitorBuild(mode);
  const theme = visitors?.theme ?? THEMES.find((one) => one === mode) ?? DEFAULT_THEME;
  return {
    appType: 'custom',
    publicDir: false,
    ...(command === 'build' && visitors && { resolve: { alias: PREACT } }),
    // Short class names, because they appear in every page.
    ...(command === 'build' && { css: { modules: { generateScopedName: '_[hash:base64:5]' } } }),
    plugins: [
      react(),
      mode !== 'panel' && inTheme(theme),
      collectionSummaries(),
      // The panel is in English.
      !isSsrBuild && textsIn(visitors?.language ?? 'en'),
      visitors && [findEntryModules(), oneStylesheetForEachPage()],
      visitors && !visitors.isPreview && withoutFieldPaths(),
    ],
    build: isSsrBuild
      ? forServer(theme)
      : visitors
        ? forBrowser('client', SITE, shares, visitors)
        : forBrowser('panel', PANEL, firstScreen),
    ssr: {
      // The server build bundles its packages. In development React stays external, so that there is only one copy of it.
      ...(command === 'build' && { noExternal: true }),
    },
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  };
});

interface VisitorBuild {
  theme: Theme;
  language: Language;
  isPreview: boolean;
}

/** The build that a mode names, by default the English one of a theme; null for the panel. */
function visitorBuild(mode: string): VisitorBuild | null {
  if (mode === 'panel') return null;
  const [, preview, name, language = ''] = /^(preview-)?(\w+?)(?:-(\w+))?$/.exec(mode) ?? [];
  return {
    theme: THEMES.find((one) => one === name) ?? DEFAULT_THEME,
    language: isLanguage(language) ? language : 'en',
    isPreview: preview !== undefined,
  };
}

/** A module that at least this many pages import is part of the entry. */
const PAGES_MIN = 5;
/** A shared module with less code than this is part of the entry too: a file of its own would cost a request. */
const SMALL_CODE = 1150;

/** The modules of the entry's chunk; filled by `findEntryModules` before the chunks are made. */
const entryModules = new Set<string>();

/**
 * Finds what to load with the entry: all that it imports itself, and of the modules that pages share, those of many
 * pages, those of the home page and the small ones.
 */
function findEntryModules(): Plugin {
  return {
    name: 'find-entry-modules',
    apply: 'build',
    buildEnd() {
      const importsOf = (id: string, found = new Set<string>()): Set<string> => {
        if (found.has(id)) return found;
        found.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) importsOf(imported, found);
        return found;
      };
      const all = [...this.getModuleIds()];
      const importsAt = (end: string) =>
        new Set(all.filter((id) => id.endsWith(end)).flatMap((id) => [...importsOf(id)]));
      const composed = all.find((id) => id.endsWith(COMPOSED_PAGE)) ?? '';
      const home = importsOf(composed);
      const parts = [...home].flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
      const pageCounts = countImports(all.filter((id) => id.endsWith('-page.tsx') && !parts.includes(id)));
      const partCounts = countImports(parts);
      const isSmall = (id: string) => (this.getModuleInfo(id)?.code?.length ?? 0) < SMALL_CODE;
      const hasStyles = (id: string) => [...importsOf(id)].some((imported) => imported.endsWith('.css'));
      for (const id of importsAt('/entry-client.tsx')) entryModules.add(id);
      for (const [id, count] of pageCounts)
        if (count >= PAGES_MIN || (count > 1 && (home.has(id) || isSmall(id)))) entryModules.add(id);
      for (const [id, count] of partCounts)
        if (home.has(id) || (count > 1 && isSmall(id) && !hasStyles(id))) entryModules.add(id);

      function countImports(modules: string[]): Map<string, number> {
        const counts = new Map<string, number>();
        for (const one of modules) for (const id of importsOf(one)) counts.set(id, (counts.get(id) ?? 0) + 1);
        return counts;
      }
    },
  };
}

/** Modules that several pages share, in few files: each file costs a request. */
const shares: Rolldown.CodeSplittingGroup[] = [
  // How pages show their blocks: pages without blocks do not load it.
  {
    name: 'blocks',
    includeDependenciesRecursively: false,
    test: /\/web\/(?:themes\/\w+\/)?site\/(blocks\/(block-anchors|block-part|block-views?|known-blocks|section-waiting|service-words)|contact\/contact-waiting|hero\/hero-(content|waiting)|work\/work-query|service-queries)\./,
  },
  {
    name: 'site',
    test: (id) => entryModules.has(id) || /rolldown\/runtime|\/contract\/texts\/(language|plural)\./.test(id),
  },
  { name: 'carousel', test: /embla-carousel|\/web\/ui\/carousel\// },
  { name: 'project-colors', test: /\/(contract\/colors|web\/(?:themes\/\w+\/)?site\/layout\/(tinted|project-band))\./ },
  { name: 'people', test: /\/web\/(?:themes\/\w+\/)?ui\/(portrait|stars)\./ },
  {
    name: 'form',
    test: /\/(web\/(?:themes\/\w+\/)?(ui\/form\/|site\/forms\/|site\/use-debounced)|contract\/form-rules)/,
  },
  {
    name: 'reading',
    test: /\/web\/(?:themes\/\w+\/)?(ui\/(prose|pager|skeleton|back-link|share-button|use-current-section|use-scroll-to-current|date-text|line-icons)|site\/(html-text|layout\/missing-page))\./,
  },
];

/**
 * All that the panel's first screen loads, in one file. Without the group, a module that a nested lazy part needs too gets
 * a file of its own. The validator is apart: of it, the first screen needs the configuration alone. `load-failure.ts` is
 * part of the HTML.
 */
const firstScreen: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'panel',
    tags: ['$initial'],
    test: /^(?!.*(?:node_modules\/zod\/|load-failure))/,
    includeDependenciesRecursively: false,
  },
];

function forBrowser(
  folder: string,
  input: string[],
  groups: Rolldown.CodeSplittingGroup[],
  visitors?: VisitorBuild,
): BuildEnvironmentOptions {
  const manifest = visitors && `${visitors.isPreview ? 'preview-' : ''}${visitors.theme}-${visitors.language}`;
  return {
    outDir: `dist/${folder}`,
    // All builds for visitors share a folder: most of their files are the same.
    emptyOutDir: !visitors,
    manifest: manifest ? `.vite/${manifest}.json` : true,
    modulePreload: { polyfill: false },
    // The panel's rich text editor is one large chunk, fetched on first use.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input,
      // Each chunk has only the texts that it shows.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: { groups },
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: 'static/js/[name]-[hash].js',
        assetFileNames,
      },
    },
  };
}

function forServer(theme: Theme): BuildEnvironmentOptions {
  return {
    outDir: `dist/server/${theme}`,
    emptyOutDir: true,
    ssr: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: SERVER_ENTRY,
      output: {
        entryFileNames: '[name].js',
        // Pictures and fonts are served from the browser's build, so their names must match.
        assetFileNames,
      },
    },
  };
}

function assetFileNames({ names: [name = ''] }: { names: string[] }): string {
  const folder = name.endsWith('.css') ? 'css' : /\.woff2?$/.test(name) ? 'fonts' : 'media';
  return `static/${folder}/[name]-[hash][extname]`;
}

/**
 * Gives each page of the site one stylesheet with all its styles, so that the first paint waits for a single file. Lazy
 * chunks bring no styles. Only blocks have sheets of their own, which the server adds to those of the page.
 */
function oneStylesheetForEachPage(): Plugin {
  return {
    name: 'one-stylesheet-for-each-page',
    apply: 'build',
    generateBundle: {
      order: 'pre', // before Vite writes down which chunk needs which styles
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const entry = chunks.find(({ name }) => name === 'entry-client');
        const composed = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(COMPOSED_PAGE));
        const parts = lazyParts(composed, entry, bundle);
        const pages = chunks.filter((chunk) => chunk.facadeModuleId?.endsWith('-page.tsx') && !parts.includes(chunk));
        const sheetsOf = new Map<Rolldown.OutputChunk, Iterable<string>>();
        for (const page of pages) {
          const styles = stylesOf([entry, page], bundle, { leaveOut: parts });
          const source = [...styles].map((file) => textOf(bundle[file])).join('');
          sheetsOf.set(page, [this.getFileName(this.emitFile({ type: 'asset', name: `${page.name}.css`, source }))]);
        }
        for (const part of parts) sheetsOf.set(part, stylesOf([undefined, part], bundle, { without: composed }));
        const typefaces = Object.keys(bundle).filter((file) => isTypefaceSheet(bundle[file]));
        const sheets = new Set([...typefaces, ...[...sheetsOf.values()].flatMap((own) => [...own])]);
        for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear();
        for (const [chunk, own] of sheetsOf) for (const sheet of own) chunk.viteMetadata?.importedCss.add(sheet);
        for (const file of Object.keys(bundle))
          if (file.endsWith('.css') && !sheets.has(file)) Reflect.deleteProperty(bundle, file);
      },
    },
  };
}

/** The chunks that a page and the chunks below it load later. Those of the entry are not its own. */
function lazyParts(
  page: Rolldown.OutputChunk | undefined,
  entry: Rolldown.OutputChunk | undefined,
  bundle: Rolldown.OutputBundle,
): Rolldown.OutputChunk[] {
  const seen = new Set([entry?.fileName]);
  const found = new Set<Rolldown.OutputChunk>();
  const walk = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const file of chunk.dynamicImports) {
      const part = bundle[file];
      if (part?.type === 'chunk') found.add(part);
    }
    for (const file of chunk.imports) walk(bundle[file]);
  };
  walk(page);
  return [...found];
}

/**
 * The style files of a page and of all its imports, those of the entry first. Dynamic imports count, too, except those in
 * `leaveOut`. The styles of `without` and its imports are left out.
 */
function stylesOf(
  [entry, page]: (Rolldown.OutputChunk | undefined)[],
  bundle: Rolldown.OutputBundle,
  { leaveOut = [], without }: { leaveOut?: Rolldown.OutputChunk[]; without?: Rolldown.OutputChunk | undefined } = {},
): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const walk = (file: string, isWhole: boolean) => {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== 'chunk') return;
    seen.add(file);
    for (const imported of chunk.imports) walk(imported, isWhole);
    if (isWhole)
      for (const imported of chunk.dynamicImports)
        if (!leaveOut.some(({ fileName }) => fileName === imported)) walk(imported, true);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  };
  if (without) walk(without.fileName, false);
  found.clear();
  if (entry) walk(entry.fileName, false);
  if (page) walk(page.fileName, true);
  return found;
}

/** Whether a file is the stylesheet of a pair of typefaces, which pages link by its URL. */
function isTypefaceSheet(asset: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): boolean {
  if (asset?.type !== 'asset') return false;
  return asset.originalFileNames.some((name) => name.includes('styles/typefaces/'));
}

function textOf(asset: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  return asset?.type === 'asset' ? String(asset.source) : '';
}
