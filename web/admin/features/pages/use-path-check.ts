import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { SEARCH_DEBOUNCE_MS } from '#contract/constants.ts';
import { query } from '#web/api.ts';

/** Whether a page may have a path. Checks after a pause in typing; `own` is its saved path. If it fails, saving tells. */
export function usePathCheck(path: string, own: string): 'none' | 'checking' | 'free' | 'taken' {
  const [asked] = useDebouncedValue(path, SEARCH_DEBOUNCE_MS);
  const isNeeded = path !== '' && path !== own;
  const { data, isError, isPlaceholderData } = useQuery({
    ...query('GET /pages/admin/slug/:slug/available', { params: { slug: asked } }),
    enabled: isNeeded && asked !== '' && asked !== own,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (!isNeeded || isError) return 'none';
  if (asked !== path || isPlaceholderData || !data) return 'checking';
  return data.available ? 'free' : 'taken';
}
