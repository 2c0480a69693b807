import type { About } from '#contract/sections/index.ts';
import { Portrait } from '#web/ui/portrait.tsx';
import styles from './about-head.module.css';

const SIZES = '(min-width: 1024px) 13vw, (min-width: 700px) 22vw, 44vw';
/** Fewer people than this stand larger. */
const FULL_ROW = 5;

/** The people of the agency, each in an arch. */
export function People({ people }: { people: About['people'] }) {
  return (
    <ul className={styles.people} data-few={people.length < FULL_ROW || undefined} aria-label="The people">
      {people.map(({ name, craft, words, face, imageUrl }, index) => (
        <li key={index} className={styles.person}>
          <div className={styles.arch}>
            <Portrait name={name} src={imageUrl} drawn={face} size={240} sizes={SIZES} className={styles.portrait} />
          </div>
          <h2 className={styles.name}>{name}</h2>
          {craft && <p className={styles.craft}>{craft}</p>}
          {words && <p className={styles.words}>{words}</p>}
        </li>
      ))}
    </ul>
  );
}
