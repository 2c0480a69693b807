import { useQuery } from '#web/site/query-client/use-query.tsx';
import { query } from '#web/api.ts';

/** The brand's name from the footer's content; '' while it is unknown. */
export function useBrand(): string {
  return useBrandTexts().brandName;
}

/** The brand's name and description from the footer's content; '' while they are unknown. */
export function useBrandTexts(): { brandName: string; brandAbout: string } {
  const { brandName = '', brandAbout = '' } = useQuery(query('GET /footer')).data ?? {};
  return { brandName, brandAbout };
}
