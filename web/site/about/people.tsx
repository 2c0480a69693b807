import type { About } from '#contract/sections/index.ts';
import { blockTexts } from '#contract/texts/blocks.ts';
import { Portrait } from '#web/ui/portrait.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import styles from './about-head.module.css';

const SIZES = '(min-width: 1024px) 13vw, (min-width: 700px) 22vw, 44vw';
/** Fewer people than this stand larger. */
const FULL_ROW = 5;

/** The people of the agency, each in an arch. */
export function People({ people }: { people: About['people'] }) {
  return (
    <ul className={styles.people} data-few={people.length < FULL_ROW || undefined} aria-label={blockTexts.people}>
      {people.map((person, index) => (
        <li key={index} className={styles.person}>
          <div className={styles.arch}>
            <Portrait
              name={person.name}
              src={person.imageUrl}
              drawn={person.face}
              size={240}
              sizes={SIZES}
              className={styles.portrait}
              data-field={fieldPath(person, 'imageUrl')}
            />
          </div>
          <h2 className={styles.name} data-field={fieldPath(person, 'name')}>
            {person.name}
          </h2>
          {person.craft && (
            <p className={styles.craft} data-field={fieldPath(person, 'craft')}>
              {person.craft}
            </p>
          )}
          {person.words && (
            <p className={styles.words} data-field={fieldPath(person, 'words')}>
              {person.words}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
