import { DEFAULT_REGION, type Region } from '#contract/region.ts';
import { createContext, useContext } from 'react';

/** Settings of the site that the server sends with every page. */
export interface Site {
  /** The canonical URL, without a slash at the end. */
  siteUrl: string;
  /** Base URL of all calls, as the browser reaches it. */
  apiBase: string;
  region: Region;
}

export const SiteContext = createContext<Site>({ siteUrl: '', apiBase: '/api', region: DEFAULT_REGION });

export function useSite(): Site {
  return useContext(SiteContext);
}
