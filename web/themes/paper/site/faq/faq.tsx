import { altText } from '#contract/alt-text.ts';
import { faqTexts } from '#contract/texts/faq.ts';
import type { BlockProps } from '#web/site/blocks/block-view.ts';
import { EmptyPart } from '#web/site/layout/empty-part.tsx';
import { FaqList } from '#web/site/faq/questions.tsx';
import { fieldPath, headingPaths } from '#web/ui/field-path.ts';
import { PHONE } from '#web/ui/picture-sizes.ts';
import { isPortrait, Picture } from '#web/ui/picture.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import styles from './figure.module.css';

const SIZES = `(min-width: 900px) 34vw, ${PHONE}`;

/** Questions with answers, beside a figure that reaches the edge of the page. A quiet one has only a picture of its own. */
export function Faq({ content: faq, look, place }: BlockProps<'faq'>) {
  const { eyebrow, heading, lead, sideImageUrl } = faq;
  const faqs = faq.faqs.filter(({ isVisible }) => isVisible);
  const isQuiet = look === 'quiet';
  const hasFigure = !isQuiet || sideImageUrl !== '';
  if (faqs.length === 0) return <EmptyPart place={place} heading={heading || faqTexts.title} />;
  return (
    <Section id={place.anchor} aria-labelledby={heading ? `${place.anchor}-heading` : undefined}>
      <div className={hasFigure ? styles.layout : undefined}>
        {hasFigure && <SideFigure faq={faq} isQuiet={isQuiet} />}
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
          <FaqList faqs={faqs} />
        </div>
      </div>
    </Section>
  );
}

/** The picture of the section, or heights in layers of colour, with its words as the caption. A quiet one is low. */
function SideFigure({ faq, isQuiet }: { faq: BlockProps<'faq'>['content']; isQuiet: boolean }) {
  const { sideImageUrl, sideImageAlt, sideImageAltSource, sideNote } = faq;
  const isLow = isQuiet || !isPortrait(sideImageUrl);
  return (
    <figure className={[styles.figure, !sideImageUrl && styles.drawn].filter(Boolean).join(' ')}>
      {sideImageUrl ? (
        <Picture
          className={[styles.picture, isLow && styles.landscape].filter(Boolean).join(' ')}
          src={sideImageUrl}
          alt={altText(sideImageAlt, sideImageAltSource)}
          sizes={SIZES}
          data-field={fieldPath(faq, 'sideImageUrl')}
        />
      ) : (
        <div className={styles.picture} aria-hidden="true" />
      )}
      {sideNote && !isQuiet && (
        <figcaption className={styles.caption} data-field={fieldPath(faq, 'sideNote')}>
          {sideNote}
        </figcaption>
      )}
    </figure>
  );
}
