import { pricingTexts } from '#contract/texts/pricing.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';
import { serviceCardLink } from '#contract/links.ts';
import { query } from '#web/api.ts';
import { fieldPath, headingPaths } from '#web/ui/field-path.ts';
import { PageHead } from '../head.tsx';
import { lazyHydrate } from '#web/site/lazy-hydration/lazy-hydrate.tsx';
import daybreak from '../art/daybreak.webp';
import daybreakAvif from '../art/daybreak.avif';
import daybreakPhone from '../art/daybreak-phone.avif?no-inline';
import { AskUs } from '../layout/ask-us.tsx';
import { PageBand } from '../layout/page-band.tsx';
import type { FetchQuery, PageModule } from '../routes.ts';
import { BRIEF_SERVICES } from '../service-queries.ts';
import { hasPlans, Plans } from './plans.tsx';
import { Promo, unedited } from './promo.tsx';
import { ServiceLinks } from './service-links.tsx';

const Faq = lazyHydrate(async () => (await import('../faq/quiet-faq.tsx')).QuietFaq);

const ART = { src: daybreak, avif: daybreakAvif, phone: daybreakPhone };

export const page: PageModule = {
  Component: PricingPage,
  title: () => pricingTexts.title,
  loadData: (fetchQuery) =>
    Promise.all([
      loadPrices(fetchQuery),
      fetchQuery('GET /service-section'),
      fetchQuery('GET /faq'),
      fetchQuery('GET /retention'),
    ]),
  lazyParts: [Faq],
};

/** The plans or, without any, the services with their prices. */
async function loadPrices(fetchQuery: FetchQuery): Promise<void> {
  const pricing = await fetchQuery('GET /pricing');
  if (pricing && !hasPlans(pricing)) await fetchQuery('GET /services', { query: BRIEF_SERVICES });
}

/** The pricing page. If the plans cannot be loaded, links to /contact remain. */
function PricingPage() {
  const { data: pricing, error } = useQuery(query('GET /pricing'));
  const promo = pricing?.promo ?? (error ? unedited : null);
  const isEmpty = pricing !== undefined && !hasPlans(pricing);
  const { eyebrow = '', heading = '', subheading = '' } = pricing ?? {};
  return (
    <>
      <PageHead title={pricingTexts.title} description={subheading} />
      <PageBand
        title={heading || pricingTexts.title}
        eyebrow={heading && eyebrow}
        lead={subheading}
        art={ART}
        isLow
        hasCover={!isEmpty}
        paths={pricing && { ...headingPaths(pricing), lead: fieldPath(pricing, 'subheading') }}
      />
      {!isEmpty && <Plans />}
      <ServiceLinks linkOf={serviceCardLink} hasPrices={isEmpty} />
      {isEmpty && !promo?.isVisible && <AskUs words={pricingTexts.noPlans} />}
      {promo && <Promo promo={promo} />}
      <Faq />
    </>
  );
}
