import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';
import { About } from '../about/about.tsx';
import { PageHead } from '../head.tsx';
import { lazyHydrate } from '#web/site/lazy-hydration/lazy-hydrate.tsx';
import { PageBand } from '../layout/page-band.tsx';
import type { PageModule } from '../routes.ts';

const Reviews = lazyHydrate(async () => (await import('../reviews/reviews.tsx')).Reviews);

const TITLE = 'About';

export const page: PageModule = {
  Component: AboutPage,
  title: TITLE,
  loadData: (fetchQuery) => Promise.all([fetchQuery('GET /about'), fetchQuery('GET /reviews')]),
  lazyParts: [Reviews],
};

function AboutPage() {
  const { data: about } = useQuery(query('GET /about'));
  return (
    <>
      <PageHead title={TITLE} description={about?.paragraph1 ?? ''} />
      <PageBand title="About" lead="Who builds your site, how we think about it, and what clients say a year later." />
      <About />
      <Reviews />
    </>
  );
}
