import { useQuery } from '#web/site/query-client/use-query.tsx';
import { query, type Reply } from '#web/api.ts';
import { About } from '../about/about.tsx';
import { PageHead } from '../head.tsx';
import { Hero } from '../hero/hero.tsx';
import { hasTitle, isEmpty } from '../hero/hero-content.ts';
import { lazyHydrate } from '#web/site/lazy-hydration/lazy-hydrate.tsx';
import { useBrand } from '#web/site/brand.ts';
import type { PageModule } from '../routes.ts';
import { Services } from '../services/services.tsx';
import { loadWork } from '../work/work-query.ts';
import styles from './home-page.module.css';

const Work = lazyHydrate(async () => (await import('../work/work.tsx')).Work);
const Workflow = lazyHydrate(async () => (await import('../workflow/workflow.tsx')).Workflow);
const Testimonials = lazyHydrate(async () => (await import('../testimonials/testimonials.tsx')).Testimonials);
const Reviews = lazyHydrate(async () => (await import('../reviews/reviews.tsx')).Reviews);
const Faq = lazyHydrate(async () => (await import('../faq/faq.tsx')).Faq);
const ContactSection = lazyHydrate(async () => (await import('../contact/contact-section.tsx')).ContactSection);

export const page: PageModule = {
  Component: HomePage,
  isLive: (getData) => Boolean(getData('GET /hero')?.bgVideoUrl), // it plays by itself
  title: (getData) => heroTitle(getData('GET /hero')),
  loadData: (fetchQuery) =>
    Promise.all([
      fetchQuery('GET /hero'),
      loadWork(fetchQuery),
      fetchQuery('GET /about'),
      fetchQuery('GET /service-section'),
      fetchQuery('GET /testimonials'),
      fetchQuery('GET /reviews'),
      fetchQuery('GET /reviews/summary'),
      fetchQuery('GET /faq'),
      fetchQuery('GET /contact/section'),
      fetchQuery('GET /retention'),
    ]),
  lazyParts: [Work, Workflow, Testimonials, Reviews, Faq, ContactSection],
};

function heroTitle(hero: Reply<'GET /hero'> | undefined): string {
  return hero ? `${hero.titleLine1} ${hero.titleLine2}`.trim() : '';
}

function HomePage() {
  const { data: hero } = useQuery(query('GET /hero'));
  const brand = useBrand();
  return (
    <>
      <PageHead title={heroTitle(hero)} description={hero?.description ?? ''} />
      {hero && isEmpty(hero) && <div className={styles.dusk} />}
      {!(hero && hasTitle(hero)) && <h1 className="visually-hidden">{brand || 'Home'}</h1>}
      <Hero />
      <Work />
      <About />
      <Services />
      <Workflow />
      <Testimonials />
      <Reviews />
      <Faq />
      <ContactSection />
    </>
  );
}
