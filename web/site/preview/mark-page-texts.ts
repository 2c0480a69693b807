import { query } from '#web/api.ts';
import type { QueryClient } from '#web/site/query-client/query-client.ts';
import { withPaths } from '#web/ui/field-path.ts';
import { PAGE_TEXTS } from './messages.ts';

/** Gives the small texts of the page their paths, so that the panel knows them while it edits something else. */
export function markPageTexts(queries: QueryClient): void {
  const { queryKey } = query('GET /page-texts');
  const { data } = queries.stateOf(queryKey);
  if (data) queries.pinQueryData(queryKey, withPaths(data, PAGE_TEXTS));
}
