import { useQuery } from '@tanstack/react-query';
import { SERVICE_ICON_DEFAULT } from '#contract/constants.ts';
import type { ServiceSection } from '#contract/sections/index.ts';
import { loadFailed } from '#contract/texts.ts';
import { messageOf, query } from '#web/api.ts';
import { Icon } from '#web/ui/icons.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { LoadFailed, Loading } from '#web/ui/state.tsx';
import styles from './services-strip.module.css';

type Card = ServiceSection['cards'][number];

interface StripProps {
  /** The link of a service's card; '' for none. */
  linkOf: (card: Card) => string;
}

/** The services in one row, across the end of the page's band. */
export function ServicesStrip({ linkOf }: StripProps) {
  const { data, error, isFetching, refetch } = useQuery(query('GET /service-section'));
  if (data) return <StripView cards={data.cards} linkOf={linkOf} />;
  return (
    <div className={styles.instead}>
      {error && !isFetching ? (
        <LoadFailed message={messageOf(error, loadFailed['service-section'])} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

export function StripView({ cards, linkOf }: StripProps & { cards: Card[] }) {
  const shown = cards.filter(({ isVisible }) => isVisible);
  if (shown.length === 0) return null;
  return (
    <nav className={styles.strip} aria-label="Services">
      <ul className={styles.cards} data-even={shown.length % 2 === 0 ? '' : undefined}>
        {shown.map((card, index) => (
          <li key={index} className={styles.card}>
            <StripLink card={card} href={linkOf(card)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function StripLink({ card: { title, iconKey }, href }: { card: Card; href: string }) {
  const content = (
    <>
      <span className={styles.icon}>
        <Icon name={iconKey} size={20} fallback={SERVICE_ICON_DEFAULT} />
      </span>
      {title}
    </>
  );
  if (!href) return <span className={styles.service}>{content}</span>;
  return (
    <SmartLink className={styles.service} href={href}>
      {content}
    </SmartLink>
  );
}
