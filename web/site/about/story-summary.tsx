import type { SectionFields } from '#contract/sections/index.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import type { Place } from '../blocks/block-view.ts';
import { hasOpening, hasRisingPicture } from './about-content.ts';
import { AboutFacts } from './about-facts.tsx';
import styles from './story-summary.module.css';
import { AboutHeading, AboutSection, AboutText, Portrait, Summary } from './summary.tsx';

interface StorySummaryProps {
  about: SectionFields<'about'>;
  place: Place;
}

/** The section on the About page: the first of two paragraphs leads beside the picture, and the facts of the site end it. */
export function StorySummary({ about, place }: StorySummaryProps) {
  if (!hasOpening(about)) return <Summary about={about} place={place} />;
  const { imageUrl, paragraph1 } = about;
  const isRising = hasRisingPicture(about);
  const names = [styles.story, imageUrl && styles.split, isRising && styles.rising];
  return (
    <AboutSection about={about} place={place}>
      <div className={names.filter(Boolean).join(' ')}>
        <AboutHeading about={about} place={place} className={styles.heading} />
        <p className={styles.lead} data-field={fieldPath(about, 'paragraph1')}>
          {paragraph1}
        </p>
        {imageUrl && <Portrait about={about} className={styles.portrait} priority={isRising ? 'early' : 'late'} />}
        <AboutText about={{ ...about, paragraph1: '' }} className={styles.words} />
        <AboutFacts className={styles.facts} />
      </div>
    </AboutSection>
  );
}
