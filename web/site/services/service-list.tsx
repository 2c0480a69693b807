import type { ServicePageInList } from '#contract/collections/services.ts';
import { serviceTexts } from '#contract/texts/services.ts';
import type { Reply } from '#web/api.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import morningAvif from '../art/morning.avif';
import morningPhone from '../art/morning-phone.avif?no-inline';
import morning from '../art/morning.webp';
import type { BlockProps } from '../blocks/block-view.ts';
import { ServiceIndex } from './service-index.tsx';
import { ServiceRows } from './service-rows.tsx';
import { PageBand } from '../layout/page-band.tsx';
import { usePageTexts } from '../page-texts.ts';
import type { ProjectList } from '../projects.ts';

const ART = { src: morning, avif: morningAvif, phone: morningPhone, isLight: true };

/** What the rows of services show besides the words of the section. */
export interface RowsData {
  services: Reply<'GET /services'> | undefined;
  /** Their example projects. */
  projects: ProjectList | undefined;
}

/** The services with an index, as rows with prices and times: the main part of the Services page. */
export function ServiceList({ content, data, place }: BlockProps<'services', RowsData>) {
  const texts = usePageTexts();
  const { cards, rightParagraph } = content;
  const { services = [], projects } = data;
  return (
    <section id={place.anchor} aria-label={serviceTexts.title}>
      <PageBand
        title={texts.servicesHeading || headline(services)}
        level={place.level}
        lead={rightParagraph}
        art={ART}
        isLow
        paths={{ title: fieldPath(texts, 'servicesHeading'), lead: fieldPath(content, 'rightParagraph') }}
      >
        <ServiceIndex cards={cards} services={services} />
      </PageBand>
      <ServiceRows cards={cards} services={services} projects={projects?.items ?? []} />
    </section>
  );
}

/** Names only what the rows tell. */
function headline(services: readonly ServicePageInList[]): string {
  const { what, price, time } = serviceTexts.headline;
  const parts = [
    what,
    services.some(({ priceFrom }) => priceFrom) && price,
    services.some(({ duration }) => duration) && time,
  ];
  return parts.filter(Boolean).join(', ');
}
