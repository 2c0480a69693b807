import { altText } from '#contract/alt-text.ts';
import { ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { PHONE, WIDE } from '#web/ui/picture-sizes.ts';
import { isPortrait, Picture } from '#web/ui/picture.tsx';
import { Prose } from '#web/ui/prose.tsx';
import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import { BlockHeading, BlockSection } from '../layout/block-section.tsx';
import { EmptyPart } from '../layout/empty-part.tsx';
import type { BlockProps } from './block-view.ts';
import styles from './text-picture-block.module.css';

const BESIDE = `(min-width: 900px) 50vw, (min-width: 600px) 92vw, ${PHONE}`;

/** A text beside a picture, which reaches the edge of the window. */
export function TextPictureBlock({ content, look, place }: BlockProps<'text-picture'>) {
  const { eyebrow, heading, text, cta, imageUrl, imageAlt, imageAltSource } = content;
  const hasButton = Boolean(cta.label && cta.href);
  const hasWords = Boolean(eyebrow || heading || text || hasButton);
  if (!hasWords && !imageUrl) return <EmptyPart place={place} field={fieldPath(content, 'heading')} />;
  const layout = [styles.layout, hasWords && imageUrl && styles.split, styles[look]].filter(Boolean).join(' ');
  return (
    <BlockSection place={place} heading={heading} ridge="b" className={styles.section}>
      <div className={layout}>
        {hasWords && (
          <div className={styles.words}>
            <BlockHeading of={content} place={place} eyebrow={eyebrow} heading={heading} className={styles.heading} />
            {text && <Prose html={text} className={styles.text} data-field={fieldPath(content, 'text')} />}
            {hasButton && (
              <ButtonRow>
                <ButtonLink href={cta.href} variant="dark" arrow data-field={fieldPath(cta, 'label')}>
                  {cta.label}
                </ButtonLink>
              </ButtonRow>
            )}
          </div>
        )}
        {imageUrl && (
          <div
            ref={revealOnScroll}
            className={[styles.frame, isPortrait(imageUrl) && styles.tall].filter(Boolean).join(' ')}
          >
            <Picture
              className={styles.picture}
              src={imageUrl}
              alt={altText(imageAlt, imageAltSource)}
              sizes={hasWords ? BESIDE : WIDE}
              data-field={fieldPath(content, 'imageUrl')}
            />
          </div>
        )}
      </div>
    </BlockSection>
  );
}
