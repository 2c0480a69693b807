import { useQueries, useQuery } from '@tanstack/react-query';
import { LIST_LIMIT_MAX } from '#contract/constants.ts';
import { query } from '#web/api.ts';
import { collectionListQuery } from '#web/admin/shell/collection-list.ts';
import { panelCollections } from '#web/admin/shell/collections.ts';

/** A page of this site that a link can lead to. */
export interface LinkTarget {
  address: string;
  title: string;
}

const FIXED_PAGES: LinkTarget[] = [
  { address: '/', title: 'Home' },
  { address: '/services', title: 'Services' },
  { address: '/pricing', title: 'Pricing' },
  { address: '/about', title: 'About' },
  { address: '/contact', title: 'Contact' },
  { address: '/privacy', title: 'Privacy Policy' },
  { address: '/terms', title: 'Terms of Service' },
];

const LONG = { staleTime: 5 * 60_000 };

/** The collections whose records have pages. The services have calls of their own. */
const LISTED = panelCollections.filter(({ hasPages, hasOwnLists }) => hasPages && !hasOwnLists);

interface Listed {
  _id: string;
  slug: string;
  title: string;
}

/**
 * The pages of the site: the fixed ones, all services, and the first records of each collection. Leaves out records whose
 * list cannot be loaded.
 */
export function useLinkTargets(): LinkTarget[] {
  const lists = useQueries({
    queries: LISTED.map((one) => ({
      ...collectionListQuery<Listed>(one, { page: 1, limit: LIST_LIMIT_MAX, brief: 'true' }),
      ...LONG,
    })),
  });
  const services = useQuery({ ...query('GET /services', { query: { brief: 'true' } }), ...LONG });
  return [
    ...FIXED_PAGES,
    ...LISTED.map(({ path, labels }) => ({ address: path, title: labels.title })),
    ...targetsIn('/services/', services.data ?? []),
    ...LISTED.flatMap(({ path }, index) => targetsIn(`${path}/`, lists[index]?.data?.items ?? [])),
  ];
}

function targetsIn(path: string, records: readonly Pick<Listed, 'slug' | 'title'>[]): LinkTarget[] {
  return records.map(({ slug, title }) => ({ address: path + slug, title }));
}
