import { useQuery } from '@tanstack/react-query';
import { LIST_LIMIT_MAX } from '#contract/constants.ts';
import { query } from '#web/api.ts';

/** A page of this site that a link can lead to. */
export interface LinkTarget {
  address: string;
  title: string;
}

const FIXED_PAGES: LinkTarget[] = [
  { address: '/', title: 'Home' },
  { address: '/services', title: 'Services' },
  { address: '/pricing', title: 'Pricing' },
  { address: '/portfolio', title: 'Portfolio' },
  { address: '/about', title: 'About' },
  { address: '/contact', title: 'Contact' },
  { address: '/blog', title: 'Blog' },
  { address: '/privacy', title: 'Privacy Policy' },
  { address: '/terms', title: 'Terms of Service' },
];

const LONG = { staleTime: 5 * 60_000 };

/**
 * The pages of the site: the fixed ones, all services, and the newest projects and posts. Leaves out records whose list
 * cannot be loaded.
 */
export function useLinkTargets(): LinkTarget[] {
  const newest = { page: 1, limit: LIST_LIMIT_MAX };
  const posts = useQuery({ ...query('GET /blog', { query: { ...newest, brief: 'true' } }), ...LONG });
  const items = useQuery({ ...query('GET /portfolio', { query: newest }), ...LONG });
  const services = useQuery({ ...query('GET /services', { query: { brief: 'true' } }), ...LONG });
  return [
    ...FIXED_PAGES,
    ...targetsIn('/services/', services.data ?? []),
    ...targetsIn('/portfolio/', items.data?.items ?? []),
    ...targetsIn('/blog/', posts.data?.items ?? []),
  ];
}

function targetsIn(path: string, records: readonly { slug: string; title: string }[]): LinkTarget[] {
  return records.map(({ slug, title }) => ({ address: path + slug, title }));
}
