import { useQuery } from '#web/site/query-client/use-query.tsx';
import type { ServiceSection } from '#contract/sections/index.ts';
import { query } from '#web/api.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';
import styles from './service-index.module.css';
import { BRIEF_SERVICES } from './service-queries.ts';

type Card = ServiceSection['cards'][number];

/** The id of a service's row on the Services page. */
export function rowId({ slug }: Card): string | undefined {
  return slug ? `service-${slug}` : undefined;
}

/** The services by name and price, like a menu. Each links to its row below. */
export function ServiceIndex({ cards }: { cards: readonly Card[] }) {
  const { data: services = [] } = useQuery(query('GET /services', { query: BRIEF_SERVICES }));
  const shown = cards.filter((card) => card.isVisible && rowId(card));
  if (shown.length < 2) return null;
  return (
    <nav aria-label="On this page">
      <ul className={styles.list}>
        {shown.map((card) => {
          const price = !card.href && services.find(({ slug }) => slug === card.slug)?.priceFrom;
          return (
            <li key={card.slug}>
              <SmartLink className={styles.entry} href={`#${rowId(card)}`}>
                <span dir="auto">{card.title}</span>
                {price && <span className={styles.price}> from {price}</span>}
              </SmartLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
