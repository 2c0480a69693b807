import type { PageAssets, RenderedPage, RenderOptions } from '#web/site/entry-server.tsx';

/** The way from the server to the site's pages, whether built or from the sources. */
export interface Door {
  render(page: Omit<RenderOptions, 'assetsOf'>): Promise<RenderedPage>;
}

export type { PageAssets };

export const BROWSER_ENTRY = 'web/site/entry-client.tsx';
