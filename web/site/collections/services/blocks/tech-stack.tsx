import { firstCharacter } from '#web/ui/first-character.ts';
import { Picture } from '#web/ui/picture.tsx';
import { parseTech } from '../items.ts';
import styles from './tech-stack.module.css';

/** Technologies as tiles; one without a logo shows its first letter. */
export function TechStackBlock({ items }: { items: readonly unknown[] }) {
  return (
    <ul className={styles.tiles}>
      {items.map(parseTech).map(({ name, logoUrl }, index) => (
        <li key={index} className={styles.tile}>
          {logoUrl ? (
            <Picture className={styles.logo} src={logoUrl} alt="" sizes="40px" width={40} height={40} />
          ) : (
            <span className={styles.letter} aria-hidden="true">
              {firstCharacter(name)}
            </span>
          )}
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
