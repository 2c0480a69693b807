import { Picture } from '#web/ui/picture.tsx';
import { parseTech } from '../items.ts';
import styles from './tech-stack.module.css';

/** What it is made with, as tiles; one without a logo shows its first letter. */
export function TechStackBlock({ items }: { items: readonly unknown[] }) {
  return (
    <ul className={styles.tiles}>
      {items.map(parseTech).map(({ name, logoUrl }, index) => (
        <li key={index} className={styles.tile}>
          {logoUrl ? (
            <Picture className={styles.logo} src={logoUrl} alt="" sizes="40px" width={40} height={40} />
          ) : (
            <span className={styles.letter} aria-hidden="true">
              {firstLetter(name)}
            </span>
          )}
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** A whole character, also where one is made of several code points. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment.toUpperCase() ?? '';
}
