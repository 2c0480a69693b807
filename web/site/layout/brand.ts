import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';

/** The brand's name as the footer's content has it; '' while it is not known. */
export function useBrand(): string {
  return useBrandTexts().brandName;
}

/** The brand's name and what it says of itself; '' while it is not known. */
export function useBrandTexts(): { brandName: string; brandAbout: string } {
  const { brandName = '', brandAbout = '' } = useQuery(query('GET /footer')).data ?? {};
  return { brandName, brandAbout };
}
