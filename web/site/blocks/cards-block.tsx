import type { BlockContent } from '#contract/blocks/block.ts';
import { Arrow } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { BlockHeading, BlockSection } from '../layout/block-section.tsx';
import { EmptyPart } from '../layout/empty-part.tsx';
import type { BlockProps } from './block-view.ts';
import styles from './cards-block.module.css';

type CardContent = BlockContent<'cards'>['cards'][number];

/** Cards with an icon, a title, a text and a link: three boxes in a row, or two open columns. */
export function CardsBlock({ content, look, place }: BlockProps<'cards'>) {
  const { eyebrow, heading, lead, cards } = content;
  const shown = cards.filter(({ title, description }) => title || description);
  if (!eyebrow && !heading && !lead && shown.length === 0)
    return <EmptyPart place={place} field={fieldPath(content, 'heading')} />;
  // No level is skipped: a card is below the heading of the block, if it has one.
  const Title = heading && place.level === 2 ? 'h3' : 'h2';
  return (
    <BlockSection place={place} heading={heading} ground={look === 'three' ? 'sand' : 'paper'} ridge="b">
      <BlockHeading of={content} place={place} eyebrow={eyebrow} heading={heading} lead={lead} />
      {shown.length > 0 && (
        <ul className={[styles.cards, styles[look]].join(' ')}>
          {shown.map((card, index) => (
            <Card key={index} card={card} Title={Title} />
          ))}
        </ul>
      )}
    </BlockSection>
  );
}

function Card({ card, Title }: { card: CardContent; Title: 'h2' | 'h3' }) {
  const { icon, title, description, href } = card;
  const linked = (text: string) => (
    <SmartLink className={styles.link} href={href}>
      {text}
    </SmartLink>
  );
  return (
    <li ref={revealOnScroll} className={styles.card}>
      <span className={styles.icon} data-field={fieldPath(card, 'icon')}>
        <Icon name={icon} size={22} fallback="star" />
      </span>
      {title && (
        <Title className={styles.title} data-field={fieldPath(card, 'title')}>
          {href ? linked(title) : title}
        </Title>
      )}
      {description && (
        <p className={styles.text} data-field={fieldPath(card, 'description')}>
          {href && !title ? linked(description) : description}
        </p>
      )}
      {href && (
        <span className={styles.arrow}>
          <Arrow />
        </span>
      )}
    </li>
  );
}
