import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';
import { About } from '../about/about.tsx';
import { PageHead } from '../head.tsx';
import { lazyHydrate } from '#web/site/lazy-hydration/lazy-hydrate.tsx';
import { PageBand } from '../layout/page-band.tsx';
import type { FetchQuery } from '../routes.ts';

export const title = 'About';

export function reads(read: FetchQuery) {
  return Promise.all([read('GET /about'), read('GET /reviews')]);
}

const Reviews = lazyHydrate(async () => (await import('../reviews/reviews.tsx')).Reviews);

export const parts = [Reviews];

export function Page() {
  const { data: about } = useQuery(query('GET /about'));
  return (
    <>
      <PageHead title={title} description={about?.paragraph1 ?? ''} />
      <PageBand title="About" lead="Who builds your site, how we think about it, and what clients say a year later." />
      <About />
      <Reviews />
    </>
  );
}
