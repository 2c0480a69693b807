import type { ServicePageInList } from '#contract/collections/services.ts';
import type { ServiceSection } from '#contract/sections/index.ts';
import { query } from '#web/api.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';
import { Arrow } from '#web/ui/button.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '#web/ui/section.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { BRIEF_SERVICES, shownPrice } from '../service-queries.ts';
import styles from './price-list.module.css';

type Card = ServiceSection['cards'][number];

interface PriceListProps {
  cards: readonly Card[];
  heading: string;
  headingPath: string | undefined;
  /** The link of a service's card; '' for none. */
  linkOf: (card: Card) => string;
}

/** The services with their prices, for a site without plans. */
export function PriceList({ cards, heading, headingPath, linkOf }: PriceListProps) {
  const { data: services = [] } = useQuery(query('GET /services', { query: BRIEF_SERVICES }));
  const rows = cards.map((card) => {
    const service = card.href ? undefined : services.find(({ slug }) => slug === card.slug);
    return { card, service, picture: card.imageUrl || service?.coverImageUrl };
  });
  const hasPictures = rows.some(({ picture }) => picture);
  return (
    <Section className={styles.section} aria-labelledby="services-heading">
      <h2 id="services-heading" className={styles.heading} data-field={headingPath}>
        {heading}
      </h2>
      <ul className={[styles.rows, hasPictures && styles.pictured].filter(Boolean).join(' ')}>
        {rows.map((row, index) => (
          <PriceRow key={index} {...row} href={linkOf(row.card)} />
        ))}
      </ul>
    </Section>
  );
}

interface RowProps {
  card: Card;
  service: Pick<ServicePageInList, 'priceFrom'> | undefined;
  picture: string | undefined;
  href: string;
}

function PriceRow({ card, service, picture, href }: RowProps) {
  const price = shownPrice(card, service);
  return (
    <li className={styles.row}>
      {picture && (
        <Picture
          className={[styles.picture, card.imageUrl && styles.own].filter(Boolean).join(' ')}
          src={picture}
          alt="" // the title beside it says the same
          sizes="(min-width: 600px) 8vw, 72px"
          data-field={card.imageUrl ? fieldPath(card, 'imageUrl') : undefined}
        />
      )}
      <div className={styles.words}>
        <h3 className={styles.title} dir="auto" data-field={fieldPath(card, 'title')}>
          {href ? (
            <SmartLink className={styles.link} href={href}>
              {card.title}
            </SmartLink>
          ) : (
            card.title
          )}
        </h3>
        {card.description && (
          <p className={styles.text} dir="auto" data-field={fieldPath(card, 'description')}>
            {card.description}
          </p>
        )}
      </div>
      {price && (
        <p className={styles.price} dir="auto" data-field={fieldPath(card, 'price')}>
          {price}
        </p>
      )}
      {href && <Arrow />}
    </li>
  );
}
