import { serviceRowId } from '#contract/links.ts';
import type { ServicePageInList } from '#contract/collections/services.ts';
import type { ServiceSection } from '#contract/sections/index.ts';
import { controlTexts } from '#contract/texts/controls.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { shownPrice } from '../service-queries.ts';
import styles from './service-index.module.css';

type Card = ServiceSection['cards'][number];

interface ServiceIndexProps {
  cards: readonly Card[];
  services: readonly Pick<ServicePageInList, 'slug' | 'priceFrom'>[];
}

/** The services by name and price, like a menu. Each links to its row below. */
export function ServiceIndex({ cards, services }: ServiceIndexProps) {
  const shown = cards.filter(({ isVisible, slug }) => isVisible && slug);
  if (shown.length < 2) return null;
  return (
    <nav aria-label={controlTexts.onThisPage}>
      <ul className={styles.list}>
        {shown.map((card) => {
          const price = shownPrice(card, card.href ? undefined : services.find(({ slug }) => slug === card.slug));
          return (
            <li key={card.slug}>
              <SmartLink className={styles.entry} href={`#${serviceRowId(card.slug)}`}>
                <span dir="auto" data-field={fieldPath(card, 'title')}>
                  {card.title}
                </span>
                {price && <span className={styles.price}>{price}</span>}
              </SmartLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
