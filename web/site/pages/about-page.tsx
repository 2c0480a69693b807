import { useQuery } from '#web/site/query-client/use-query.tsx';
import { query } from '#web/api.ts';
import { About } from '../about/about.tsx';
import { AboutHead } from '../about/about-head.tsx';
import { Closing } from '../about/closing.tsx';
import { Story } from '../about/story.tsx';
import { PageHead } from '../head.tsx';
import { lazyHydrate } from '#web/site/lazy-hydration/lazy-hydrate.tsx';
import type { PageModule } from '../routes.ts';

const Reviews = lazyHydrate(async () => (await import('../reviews/reviews.tsx')).Reviews);

const TITLE = 'About';

export const page: PageModule = {
  Component: AboutPage,
  title: TITLE,
  loadData: (fetchQuery) =>
    Promise.all([
      fetchQuery('GET /about'),
      fetchQuery('GET /reviews'),
      fetchQuery('GET /reviews/summary'),
      fetchQuery('GET /retention'),
    ]),
  lazyParts: [Reviews],
};

function AboutPage() {
  const { data: about } = useQuery(query('GET /about'));
  return (
    <>
      <PageHead title={TITLE} description={about?.paragraph1 ?? ''} />
      <AboutHead title={about?.title || TITLE} people={about?.people ?? []} />
      <About isTitleAbove />
      {about && <Story about={about} />}
      <Reviews />
      {about && <Closing about={about} />}
    </>
  );
}
