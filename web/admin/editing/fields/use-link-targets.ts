import { useQueries, useQuery } from '@tanstack/react-query';
import { LIST_LIMIT_MAX } from '#contract/constants.ts';
import { withPoster } from '#contract/files.ts';
import { query } from '#web/api.ts';
import { collectionListQuery } from '#web/admin/shell/collection-list.ts';
import { panelCollections } from '#web/admin/shell/collections.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as filesTexts from '#web/admin/texts/files.ts';

/** A page or file of this site that a link can lead to. */
export interface LinkTarget {
  address: string;
  title: string;
  /** What it is, in place of an address that says nothing to people. */
  note?: string;
}

const FIXED_PAGES: LinkTarget[] = [{ address: '/pricing', title: commonTexts.pricing }];

const LONG = { staleTime: 5 * 60_000 };

/** The collections whose records have pages. The services have calls of their own. */
const LISTED = panelCollections.filter(({ hasPages, hasOwnLists }) => hasPages && !hasOwnLists);

interface Listed {
  _id: string;
  slug: string;
  title: string;
}

/**
 * The pages of the site: those made of blocks by address, the fixed ones, the lists, all services, and the first records of
 * each collection; last the PDFs and videos that were sent last. Leaves out records whose list cannot be loaded, and all records unless it is `enabled`.
 */
export function useLinkTargets(enabled = true): LinkTarget[] {
  const lists = useQueries({
    queries: LISTED.map((one) => ({
      ...collectionListQuery<Listed>(one, { page: 1, limit: LIST_LIMIT_MAX, brief: 'true' }),
      ...LONG,
      enabled,
    })),
  });
  const services = useQuery({ ...query('GET /services', { query: { brief: 'true' } }), ...LONG, enabled });
  const files = useQuery({ ...query('GET /files', { query: { limit: LIST_LIMIT_MAX } }), ...LONG, enabled });
  const records = LISTED.map(({ pagesAt }, index) => targetsIn(pagesAt, lists[index]?.data?.items ?? []));
  const pages = records.filter((_, index) => LISTED[index]?.pagesAt === '').flat();
  return [
    ...pages.toSorted((a, b) => a.address.localeCompare(b.address)),
    ...FIXED_PAGES,
    ...LISTED.flatMap(({ path, pagesAt, labels }) => (pagesAt ? [{ address: path, title: labels.title }] : [])),
    ...targetsIn('/services/', services.data ?? []),
    ...records.filter((_, index) => LISTED[index]?.pagesAt !== '').flat(),
    ...(files.data?.items ?? []).map(({ address, fileName, kind, poster }) => ({
      ...{ address: withPoster(address, poster), title: fileName, note: filesTexts.kinds[kind] },
    })),
  ];
}

function targetsIn(path: string, records: readonly Pick<Listed, 'slug' | 'title'>[]): LinkTarget[] {
  return records.map(({ slug, title }) => ({ address: path + slug, title }));
}
