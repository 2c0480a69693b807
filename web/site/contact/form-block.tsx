import { contactTexts } from '#contract/texts/contact.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import { ContactForm } from './contact-form.tsx';
import { BlockHeading, BlockSection } from '../layout/block-section.tsx';
import type { BlockProps } from '../blocks/block-view.ts';
import styles from './form-block.module.css';

/** The contact form without cards and map, beside a heading. */
export function FormBlock({ content, place }: BlockProps<'form', { retention?: unknown }>) {
  const { heading, lead, form } = content;
  const hasWords = Boolean(heading || lead);
  return (
    <BlockSection
      place={place}
      heading={heading}
      ground="sand"
      ridge="b"
      {...(!heading && { 'aria-label': contactTexts.writeToUs })}
    >
      <div className={hasWords ? styles.split : styles.alone}>
        {hasWords && (
          <div className={styles.words}>
            <BlockHeading of={content} place={place} heading={heading} className={styles.heading} />
            {lead && (
              <p className={styles.lead} data-field={fieldPath(content, 'lead')}>
                {lead}
              </p>
            )}
          </div>
        )}
        <ContactForm texts={form} questions={NO_QUESTIONS} />
      </div>
    </BlockSection>
  );
}

const NO_QUESTIONS: [] = [];
