import { useQuery } from '@tanstack/react-query';
import { serviceCardLink } from '#contract/links.ts';
import { query } from '#web/api.ts';
import { Section } from '#web/ui/section.tsx';
import { PageHead } from '../head.tsx';
import { lazyHydrate } from '#web/site/lazy-hydration/lazy-hydrate.tsx';
import { PageBand } from '../layout/page-band.tsx';
import type { FetchQuery } from '../routes.ts';
import { Plans } from './plans.tsx';
import { Promo } from './promo.tsx';
import { ServicesStrip } from './services-strip.tsx';

export const title = 'Pricing';

export function reads(read: FetchQuery) {
  return Promise.all([read('GET /pricing'), read('GET /service-section'), read('GET /faq')]);
}

const Faq = lazyHydrate(async () => (await import('../faq/faq.tsx')).Faq);

export const parts = [Faq];

/** What the agency's work costs. Its plans may be missing: there is always a way on to /contact. */
export function Page() {
  const { data: pricing } = useQuery(query('GET /pricing'));
  const { eyebrow = '', heading = '', subheading = '' } = pricing ?? {};
  return (
    <>
      <PageHead title={title} description={subheading} />
      <PageBand title={heading || 'Pricing'} eyebrow={heading && eyebrow} lead={subheading} />
      <Section ridge="a" aria-label="What we do">
        <ServicesStrip linkOf={serviceCardLink} />
        <Promo />
      </Section>
      <Plans />
      <Faq />
    </>
  );
}
