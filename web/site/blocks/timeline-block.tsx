import type { BlockContent } from '#contract/blocks/block.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import { BlockHeading, BlockSection } from '../layout/block-section.tsx';
import { EmptyPart } from '../layout/empty-part.tsx';
import type { BlockProps } from './block-view.ts';
import styles from './timeline-block.module.css';

/** Moments in their order, along a line. */
export function TimelineBlock({ content, look, place }: BlockProps<'timeline'>) {
  const { eyebrow, heading, lead, moments } = content;
  const shown = moments.filter(({ date, title, text }) => date || title || text);
  if (!eyebrow && !heading && !lead && shown.length === 0)
    return <EmptyPart place={place} field={fieldPath(content, 'heading')} />;
  // No level is skipped: a moment is below the heading of the block, if it has one.
  const Title = heading && place.level === 2 ? 'h3' : 'h2';
  return (
    <BlockSection place={place} heading={heading} ground={look === 'night' ? 'night' : 'paper'} ridge="b">
      <BlockHeading of={content} place={place} eyebrow={eyebrow} heading={heading} lead={lead} />
      {shown.length > 0 && (
        <ol className={styles.moments}>
          {shown.map((moment, index) => (
            <Moment key={index} moment={moment} Title={Title} />
          ))}
        </ol>
      )}
    </BlockSection>
  );
}

function Moment({ moment, Title }: { moment: BlockContent<'timeline'>['moments'][number]; Title: 'h2' | 'h3' }) {
  const { date, title, text } = moment;
  return (
    <li ref={revealOnScroll} className={styles.moment}>
      {date && (
        <p className={styles.date} data-field={fieldPath(moment, 'date')}>
          {date}
        </p>
      )}
      <div className={styles.words}>
        {title && (
          <Title className={styles.title} data-field={fieldPath(moment, 'title')}>
            {title}
          </Title>
        )}
        {text && (
          <p className={styles.text} data-field={fieldPath(moment, 'text')}>
            {text}
          </p>
        )}
      </div>
    </li>
  );
}
