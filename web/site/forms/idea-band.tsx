import { Inner } from '#web/ui/section.tsx';
import styles from './idea-band.module.css';
import { IdeaForm } from './idea-form.tsx';

interface IdeaBandProps {
  title: string;
  lead: string;
  label: string;
  placeholder: string;
  button: string;
}

/** The last part of a page: dusk, a large question, and one field that leads to the contact form. */
export function IdeaBand({ title, lead, ...form }: IdeaBandProps) {
  return (
    <section className={styles.band} data-scene="" aria-labelledby="idea-heading">
      <Inner className={styles.words}>
        <h2 id="idea-heading" className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <IdeaForm {...form} />
      </Inner>
    </section>
  );
}
