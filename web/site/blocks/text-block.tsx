import { Prose } from '#web/ui/prose.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { BlockHeading, BlockSection } from '../layout/block-section.tsx';
import { EmptyPart } from '../layout/empty-part.tsx';
import type { BlockProps } from './block-view.ts';
import styles from './text-block.module.css';

const PICTURES = '(min-width: 800px) 700px, calc(100vw - 40px)';

/** A heading and a formatted text: in one reading column, or beside each other. */
export function TextBlock({ content, look, place }: BlockProps<'text'>) {
  const { eyebrow, heading, text } = content;
  if (!eyebrow && !heading && !text) return <EmptyPart place={place} field={fieldPath(content, 'heading')} />;
  const isWide = look === 'wide' && Boolean(eyebrow || heading);
  return (
    <BlockSection place={place} heading={heading} ground={isWide ? 'sand' : 'paper'} ridge="a">
      <div className={isWide ? styles.wide : styles.column}>
        <BlockHeading of={content} place={place} eyebrow={eyebrow} heading={heading} className={styles.heading} />
        {text && (
          <Prose html={text} className={styles.text} pictureSizes={PICTURES} data-field={fieldPath(content, 'text')} />
        )}
      </div>
    </BlockSection>
  );
}
