import { altText } from '#contract/alt-text.ts';
import { faqTexts } from '#contract/texts/faq.ts';
import { PHONE } from '#web/ui/picture-sizes.ts';
import { isPortrait, Picture } from '#web/ui/picture.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { fieldPath, headingPaths } from '#web/ui/field-path.ts';
import type { BlockProps } from '../blocks/block-view.ts';
import { EmptyPart } from '../layout/empty-part.tsx';
import arrow from '../art/faq-arrow.svg?no-inline';
import styles from './faq.module.css';
import { FaqList } from './questions.tsx';

const SIZES = `(min-width: 700px) 36vw, ${PHONE}`;

/**
 * Questions with answers, beside the picture of the section or a drawn night that reaches the window's edge. A quiet one
 * shows the night small, for pages with a scene beside it.
 */
export function Faq({ content: faq, look, place }: BlockProps<'faq'>) {
  const isQuiet = look === 'quiet';
  const { eyebrow, heading, lead, sideImageUrl, sideNote } = faq;
  const alt = altText(faq.sideImageAlt, faq.sideImageAltSource);
  const faqs = faq.faqs.filter(({ isVisible }) => isVisible);
  if (faqs.length === 0) return <EmptyPart place={place} heading={heading || faqTexts.title} />;
  return (
    <Section ridge="b" id={place.anchor} aria-labelledby={heading ? `${place.anchor}-heading` : undefined}>
      <div className={isQuiet ? styles.quiet : styles.layout}>
        <div className={[styles.side, sideImageUrl ? styles.photo : styles.drawn].join(' ')}>
          {sideImageUrl ? (
            <Picture
              className={[styles.picture, isPortrait(sideImageUrl) && styles.portrait].filter(Boolean).join(' ')}
              src={sideImageUrl}
              alt={alt}
              sizes={SIZES}
              data-field={fieldPath(faq, 'sideImageUrl')}
            />
          ) : (
            <img className={styles.picture} src={arrow} alt={alt} width="1000" height="1200" loading="lazy" />
          )}
          {sideNote && !isQuiet && (
            <p className={styles.note} data-field={fieldPath(faq, 'sideNote')}>
              {sideNote}
            </p>
          )}
        </div>
        <div className={styles.words}>
          {(eyebrow || heading) && (
            <SectionHeading
              id={`${place.anchor}-heading`}
              level={place.level}
              className={styles.heading}
              eyebrow={eyebrow}
              title={heading}
              paths={headingPaths(faq)}
            />
          )}
          {lead && (
            <p className={styles.lead} data-field={fieldPath(faq, 'lead')}>
              {lead}
            </p>
          )}
          <div className={styles.questions}>
            <FaqList faqs={faqs} />
          </div>
        </div>
      </div>
    </Section>
  );
}
