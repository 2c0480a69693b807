import { useQuery } from '#web/site/query-client/use-query.tsx';
import type { ServicePageInList } from '#contract/collections/services.ts';
import { loadFailed } from '#contract/texts.ts';
import { messageOf, query } from '#web/api.ts';
import { lazyHydrate } from '#web/site/lazy-hydration/lazy-hydrate.tsx';
import { StateSection } from '#web/ui/state-section.tsx';
import morningAvif from '../art/morning.avif';
import morningPhone from '../art/morning-phone.avif?no-inline';
import morning from '../art/morning.webp';
import { IdeaBand } from '../forms/idea-band.tsx';
import { PageHead } from '../head.tsx';
import { PageBand } from '../layout/page-band.tsx';
import type { PageModule } from '../routes.ts';
import { ServiceIndex } from '../collections/services/service-index.tsx';
import { BRIEF_SERVICES, loadServices } from '../collections/services/service-queries.ts';
import { ServiceRows } from '../collections/services/service-rows.tsx';

const Steps = lazyHydrate(async () => (await import('../workflow/steps-strip.tsx')).StepsStrip);
const Faq = lazyHydrate(async () => (await import('../faq/faq.tsx')).QuietFaq);

const TITLE = 'Services';
const ART = { src: morning, avif: morningAvif, phone: morningPhone, isLight: true };

export const page: PageModule = {
  Component: ServicesPage,
  title: TITLE,
  loadData: (fetchQuery) =>
    Promise.all([fetchQuery('GET /service-section'), loadServices(fetchQuery), fetchQuery('GET /faq')]),
  lazyParts: [Steps, Faq],
};

function ServicesPage() {
  const { data, error, refetch } = useQuery(query('GET /service-section'));
  const { data: services = [] } = useQuery(query('GET /services', { query: BRIEF_SERVICES }));
  return (
    <>
      <PageHead title={TITLE} description={data?.rightParagraph ?? ''} />
      {data ? (
        <section id="services" aria-label="Services">
          <PageBand title={headline(services)} lead={data.rightParagraph} art={ART} isLow>
            <ServiceIndex cards={data.cards} />
          </PageBand>
          <ServiceRows cards={data.cards} />
        </section>
      ) : (
        <>
          <PageBand title={TITLE} art={ART} isLow />
          <StateSection
            id="services"
            title={TITLE}
            ridge="a"
            failure={error && messageOf(error, loadFailed['service-section'])}
            onRetry={() => void refetch()}
          />
        </>
      )}
      <Steps />
      <Faq />
      <IdeaBand
        title="Tell us what you are building"
        lead="A few words are enough. We answer with questions, a first idea and an honest price range."
        label="What is it?"
        placeholder="A site for our school"
        button="Start a project"
      />
    </>
  );
}

/** Names only what the rows tell. */
function headline(services: readonly ServicePageInList[]): string {
  const parts = [
    'What we make',
    services.some(({ priceFrom }) => priceFrom) && 'what it costs',
    services.some(({ duration }) => duration) && 'how long it takes',
  ];
  return parts.filter(Boolean).join(', ');
}
