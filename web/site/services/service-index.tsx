import type { ServicePageInList } from '#contract/collections/services.ts';
import type { ServiceSection } from '#contract/sections/index.ts';
import { controlTexts } from '#contract/texts/controls.ts';
import { serviceTexts } from '#contract/texts/services.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import styles from './service-index.module.css';

type Card = ServiceSection['cards'][number];

/** The id of a service's row on the Services page. */
export function rowId({ slug }: Card): string | undefined {
  return slug ? `service-${slug}` : undefined;
}

interface ServiceIndexProps {
  cards: readonly Card[];
  services: readonly Pick<ServicePageInList, 'slug' | 'priceFrom'>[];
}

/** The services by name and price, like a menu. Each links to its row below. */
export function ServiceIndex({ cards, services }: ServiceIndexProps) {
  const shown = cards.filter((card) => card.isVisible && rowId(card));
  if (shown.length < 2) return null;
  return (
    <nav aria-label={controlTexts.onThisPage}>
      <ul className={styles.list}>
        {shown.map((card) => {
          const price = !card.href && services.find(({ slug }) => slug === card.slug)?.priceFrom;
          return (
            <li key={card.slug}>
              <SmartLink className={styles.entry} href={`#${rowId(card)}`}>
                <span dir="auto" data-field={fieldPath(card, 'title')}>
                  {card.title}
                </span>
                {price && <span className={styles.price}>{serviceTexts.fromPrice(price)}</span>}
              </SmartLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
