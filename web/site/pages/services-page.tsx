import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { PageHead } from '../head.tsx';
import { lazyHydrate } from '#web/site/lazy-hydration/lazy-hydrate.tsx';
import { PageBand } from '../layout/page-band.tsx';
import type { PageModule } from '../routes.ts';
import { Services } from '../services/services.tsx';

const Workflow = lazyHydrate(async () => (await import('../workflow/workflow.tsx')).Workflow);
const Faq = lazyHydrate(async () => (await import('../faq/faq.tsx')).Faq);

const TITLE = 'Services';

export const page: PageModule = {
  Component: ServicesPage,
  title: TITLE,
  loadData: (fetchQuery) => Promise.all([fetchQuery('GET /service-section'), fetchQuery('GET /faq')]),
  lazyParts: [Workflow, Faq],
};

function ServicesPage() {
  const { data: services } = useQuery(query('GET /service-section'));
  return (
    <>
      <PageHead title={TITLE} description={services?.rightParagraph ?? ''} />
      <PageBand title="Services" lead="What we do, how a project runs, and what people ask before the first call." />
      <Services />
      <Workflow />
      <Faq />
      <Section ground="sand" ridge="c" aria-labelledby="next-step">
        <SectionHeading
          id="next-step"
          eyebrow="Next step"
          title="Tell us what you are building"
          lead="A few lines are enough. We answer with questions, a first idea and an honest price range."
        />
        <ButtonLink href="/contact" arrow>
          Start a project
        </ButtonLink>
      </Section>
    </>
  );
}
