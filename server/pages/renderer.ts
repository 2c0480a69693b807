import type { PageAssets, PageMeta, RenderedPage, RenderOptions, Transport } from '#web/site/entry-server.tsx';

/** The way from the server to the site's pages, whether built or from the sources. */
export interface Renderer {
  /** The pages that are there whatever the content is, and may be found. */
  paths(): Promise<string[]>;
  /** The address under which a page is known, where it was asked for in another way. */
  canonicalSpelling(url: string): Promise<string | null>;
  /** The canonical form of a URL. */
  normalizeUrl(url: string): Promise<string>;
  /** The title and brand of a page, read without rendering it; null if there is no such page. */
  pageMeta(pathname: string, transport: Transport): Promise<PageMeta | null>;
  render(page: Omit<RenderOptions, 'assetsOf'>): Promise<RenderedPage>;
}

export type { PageAssets, PageMeta, RenderedPage, Transport };

export const BROWSER_ENTRY = 'web/site/entry-client.tsx';
