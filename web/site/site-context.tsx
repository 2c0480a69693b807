import { createContext, useContext } from 'react';

/** What every page of this site is told by the process that serves it. */
export interface Site {
  /** The canonical address, without a slash at the end. */
  siteUrl: string;
  /** Base of all calls, as the browser reaches it. */
  apiBase: string;
}

export const SiteContext = createContext<Site>({ siteUrl: '', apiBase: '/api' });

export function useSite(): Site {
  return useContext(SiteContext);
}
