import type { Contact } from '#contract/sections/index.ts';
import { Html } from '#web/ui/html.tsx';
import { Icon } from '#web/ui/icons.tsx';
import styles from './contact.module.css';

/** The ways to reach the agency, one below the other on a night ground. */
export function ContactCards({ cards }: { cards: Contact['cards'] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ iconKey, title, textHtml }, index) => (
        <li className={styles.card} key={index}>
          <Icon name={iconKey} fallback="FaMapMarkerAlt" size={20} className={styles.icon} />
          <div className={styles.cardWords}>
            {title && <h3 className={styles.cardTitle}>{title}</h3>}
            <Html html={textHtml} className={styles.cardText} />
          </div>
        </li>
      ))}
    </ul>
  );
}
