import { useQuery } from '@tanstack/react-query';
import { LIST_LIMIT_MAX } from '#contract/constants.ts';
import { query } from '#web/api.ts';

/** A page of this site to which a link may lead. */
export interface Place {
  address: string;
  title: string;
}

const PAGES: Place[] = [
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

/** Every page of the site; the records of which no list can be had are left out. */
export function usePlaces(): Place[] {
  const newest = { page: 1, limit: LIST_LIMIT_MAX };
  const posts = useQuery({ ...query('GET /blog', { query: { ...newest, brief: 'true' } }), ...LONG });
  const items = useQuery({ ...query('GET /portfolio', { query: newest }), ...LONG });
  const services = useQuery({ ...query('GET /services', { query: { brief: 'true' } }), ...LONG });
  return [
    ...PAGES,
    ...placesIn('/services/', services.data ?? []),
    ...placesIn('/portfolio/', items.data?.items ?? []),
    ...placesIn('/blog/', posts.data?.items ?? []),
  ];
}

function placesIn(path: string, records: readonly { slug: string; title: string }[]): Place[] {
  return records.map(({ slug, title }) => ({ address: path + slug, title }));
}
