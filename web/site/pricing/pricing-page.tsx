import { useQuery } from '@tanstack/react-query';
import { serviceCardLink } from '#contract/links.ts';
import { query } from '#web/api.ts';
import { Section } from '#web/ui/section.tsx';
import { PageHead } from '../head.tsx';
import { lazyHydrate } from '#web/site/lazy-hydration/lazy-hydrate.tsx';
import { PageBand } from '../layout/page-band.tsx';
import type { PageModule } from '../routes.ts';
import { Plans } from './plans.tsx';
import { Promo } from './promo.tsx';
import { ServicesStrip } from './services-strip.tsx';

const Faq = lazyHydrate(async () => (await import('../faq/faq.tsx')).Faq);

const TITLE = 'Pricing';

export const page: PageModule = {
  Component: PricingPage,
  title: TITLE,
  loadData: (fetchQuery) =>
    Promise.all([fetchQuery('GET /pricing'), fetchQuery('GET /service-section'), fetchQuery('GET /faq')]),
  lazyParts: [Faq],
};

/** The pricing page. If the plans cannot be loaded, links to /contact remain. */
function PricingPage() {
  const { data: pricing } = useQuery(query('GET /pricing'));
  const { eyebrow = '', heading = '', subheading = '' } = pricing ?? {};
  return (
    <>
      <PageHead title={TITLE} description={subheading} />
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
