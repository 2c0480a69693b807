import { loadFailedTexts } from '#contract/texts/load-failed.ts';
import { pricingTexts } from '#contract/texts/pricing.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';
import type { ServiceSection } from '#contract/sections/index.ts';
import { messageOf, query } from '#web/api.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadFailed, Loading } from '#web/ui/state.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { usePageTexts } from '../page-texts.ts';
import { PriceList } from './price-list.tsx';
import styles from './service-links.module.css';

type Card = ServiceSection['cards'][number];

interface LinksProps {
  /** The link of a service's card; '' for none. */
  linkOf: (card: Card) => string;
  /** With their pictures and prices, for a page without plans. */
  hasPrices?: boolean;
}

/** The services by name, as large links. */
export function ServiceLinks({ linkOf, hasPrices }: LinksProps) {
  const { pricingServices: own } = usePageTexts();
  const { data, error, isFetching, refetch } = useQuery(query('GET /service-section'));
  if (own.isVisible === false) return null;
  if (data) return <LinksView cards={data.cards} linkOf={linkOf} hasPrices={hasPrices} own={own} />;
  return (
    <Section aria-label={pricingTexts.services}>
      {error && !isFetching ? (
        <LoadFailed message={messageOf(error, loadFailedTexts.serviceSection)} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Section>
  );
}

interface ViewProps extends LinksProps {
  cards: Card[];
  /** What staff have changed of the words around the links. */
  own?: { heading?: string | undefined };
}

export function LinksView({ cards, linkOf, hasPrices, own = {} }: ViewProps) {
  const shown = cards.filter(({ isVisible }) => isVisible);
  if (shown.length === 0) return null;
  const words = { heading: own.heading || pricingTexts.whatWeDo, headingPath: fieldPath(own, 'heading') };
  if (hasPrices) return <PriceList {...words} cards={shown} linkOf={linkOf} />;
  return (
    <Section className={styles.section} aria-labelledby="services-heading">
      <div className={styles.columns}>
        <h2 id="services-heading" className={styles.heading} data-field={words.headingPath}>
          {words.heading}
        </h2>
        <ul className={styles.services}>
          {shown.map((card, index) => (
            <li key={index} className={styles.service}>
              <ServiceName card={card} href={linkOf(card)} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function ServiceName({ card, href }: { card: Card; href: string }) {
  const { title } = card;
  if (!href)
    return (
      <span className={styles.name} data-field={fieldPath(card, 'title')}>
        {title}
      </span>
    );
  return (
    <SmartLink className={styles.name} href={href} data-field={fieldPath(card, 'title')}>
      {title}
      <Arrow />
    </SmartLink>
  );
}

function Arrow() {
  return (
    <svg className={styles.arrow} width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden="true">
      <path
        d="M4 11h14M12.5 5.5 18 11l-5.5 5.5"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
