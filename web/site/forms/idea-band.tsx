import { Inner } from '#web/ui/section.tsx';
import type { Place } from '../blocks/block-view.ts';
import styles from './idea-band.module.css';
import { IdeaForm } from './idea-form.tsx';

interface IdeaBandProps {
  title: string;
  lead: string;
  label: string;
  placeholder: string;
  button: string;
  place?: Place;
}

/** The last part of a page: dusk, a large question, and one field that leads to the contact form. */
export function IdeaBand({ title, lead, place = { anchor: 'idea', level: 2 }, ...form }: IdeaBandProps) {
  const Title = place.level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.band} data-scene="" aria-labelledby={`${place.anchor}-heading`}>
      <Inner className={styles.words}>
        <Title id={`${place.anchor}-heading`} className={styles.title}>
          {title}
        </Title>
        <p className={styles.lead}>{lead}</p>
        <IdeaForm {...form} />
      </Inner>
    </section>
  );
}
