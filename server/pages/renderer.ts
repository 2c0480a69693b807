import type { Theme } from '#contract/themes.ts';
import type { Language } from '#contract/texts/languages.ts';
import type {
  PageAppearance,
  PageAssets,
  PageMeta,
  PageRequest,
  RenderedPage,
  RenderedState,
  RenderOptions,
  Transport,
} from '#web/site/entry-server.tsx';

/** What a build for browsers is for. */
export interface ThemeBuild {
  theme: Theme;
  language: Language;
}

/** Renders the site's pages, from the build or from the sources. */
export interface Renderer {
  /** The paths of the pages that exist whatever the content is, and that search engines may index. */
  paths(): Promise<string[]>;
  /** The canonical address, if the URL is another spelling of it; else null. */
  canonicalSpelling(url: string, transport: Transport): Promise<string | null>;
  /** The canonical form of a URL. */
  normalizeUrl(url: string): Promise<string>;
  /** The title and brand of a page, read without rendering it; null if there is no such page. */
  pageMeta(pathname: string, request: Omit<PageRequest, 'url'>): Promise<PageMeta | null>;
  /** The script that starts the site in the panel's preview; null if that is the visitors' script. */
  previewScript(build: ThemeBuild): string | null;
  render(page: Omit<RenderOptions, 'assetsOf'>): Promise<RenderedPage>;
  /** What the browser needs to hydrate a page. */
  renderState(page: PageRequest): Promise<RenderedState>;
}

export type Site = PageRequest['site'];
export type { PageAppearance, PageAssets, PageMeta, RenderedPage, RenderedState, Transport };

export const BROWSER_ENTRY = 'web/site/entry-client.tsx';
