import { Inner } from '#web/ui/section.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import type { Place } from '../blocks/block-view.ts';
import { HAS_SCENES } from '../layout/scene.ts';
import type { BoxContent, BoxWords } from '../page-texts.ts';
import styles from './idea-band.module.css';
import { IdeaForm } from './idea-form.tsx';

interface IdeaBandProps extends BoxWords {
  place?: Place;
  /** The content that these words come from. */
  of: BoxContent;
}

/** The last part of a page: dusk, a large question, and one field that leads to the contact form. */
export function IdeaBand({ title, lead, place = { anchor: 'idea', level: 2 }, of, ...form }: IdeaBandProps) {
  const Title = place.level === 1 ? 'h1' : 'h2';
  return (
    <section
      className={styles.band}
      data-scene={HAS_SCENES ? '' : undefined}
      aria-labelledby={`${place.anchor}-heading`}
    >
      <Inner className={styles.words}>
        <Title id={`${place.anchor}-heading`} className={styles.title} data-field={fieldPath(of, 'heading')}>
          {title}
        </Title>
        <p className={styles.lead} data-field={fieldPath(of, 'lead')}>
          {lead}
        </p>
        <IdeaForm {...form} of={of} />
      </Inner>
    </section>
  );
}
