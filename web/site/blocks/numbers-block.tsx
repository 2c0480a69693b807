import type { BlockContent } from '#contract/blocks/block.ts';
import { ArtPicture } from '#web/ui/art-picture.tsx';
import { countUpOnScroll } from '#web/ui/count-up.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import dunesAvif from '../art/foot.avif';
import dunesPhone from '../art/foot-phone.avif?no-inline';
import dunes from '../art/foot.webp';
import { BlockHeading, BlockSection } from '../layout/block-section.tsx';
import { EmptyPart } from '../layout/empty-part.tsx';
import type { BlockProps } from './block-view.ts';
import styles from './numbers-block.module.css';

/** Large figures with a label each: in a row on sand, or under the night sky above the dunes. */
export function NumbersBlock({ content, look, place }: BlockProps<'numbers'>) {
  const { heading, lead, figures } = content;
  const shown = figures.filter(({ value, label }) => value || label);
  if (!heading && !lead && shown.length === 0) return <EmptyPart place={place} field={fieldPath(content, 'heading')} />;
  const isNight = look === 'night';
  return (
    <BlockSection
      place={place}
      heading={heading}
      ground={isNight ? 'night' : 'sand'}
      ridge="b"
      className={isNight ? styles.night : undefined}
    >
      {isNight && (
        <ArtPicture
          className={styles.dunes}
          src={dunes}
          avif={dunesAvif}
          phone={dunesPhone}
          alt=""
          width={2400}
          height={760}
          loading="lazy"
        />
      )}
      <BlockHeading of={content} place={place} heading={heading} lead={lead} />
      {shown.length > 0 && <Figures figures={shown} />}
    </BlockSection>
  );
}

function Figures({ figures }: { figures: BlockContent<'numbers'>['figures'] }) {
  const longest = Math.max(...figures.map(({ value }) => value.length));
  return (
    <dl className={styles.figures} data-size={figureSize(longest)} data-count={Math.min(figures.length, 5)}>
      {figures.map((figure, index) => (
        <div key={index} className={styles.figure}>
          <dt className={styles.label} data-field={fieldPath(figure, 'label')}>
            {figure.label}
          </dt>
          <dd className={styles.value} data-field={fieldPath(figure, 'value')}>
            <span className="visually-hidden">{figure.value}</span>
            <span ref={countUpOnScroll} aria-hidden="true">
              {figure.value}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The size of all figures, by the longest: it fits into its column. */
function figureSize(length: number): 'large' | 'medium' | 'small' | 'tiny' {
  if (length <= 4) return 'large';
  if (length <= 7) return 'medium';
  return length <= 11 ? 'small' : 'tiny';
}
