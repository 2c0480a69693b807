import { firstCharacter } from '#web/ui/first-character.ts';
import { Picture } from '#web/ui/picture.tsx';
import type { BlockProps } from '../blocks/block-view.ts';
import { ServicePart } from './service-part.tsx';
import styles from './tech-block.module.css';

/** Tools as tiles; one without a logo shows its first letter. */
export function TechBlock({ content: { heading, text, tools }, place }: BlockProps<'tech'>) {
  const shown = tools.filter(({ name }) => name.trim());
  return (
    <ServicePart place={place} type="tech" heading={heading} text={text}>
      {shown.length > 0 ? (
        <ul className={styles.tiles}>
          {shown.map(({ name, logoUrl }, index) => (
            <li key={index} className={styles.tile}>
              {logoUrl ? (
                <Picture className={styles.logo} src={logoUrl} alt="" sizes="40px" width={40} height={40} />
              ) : (
                <span className={styles.letter} aria-hidden="true">
                  {firstCharacter(name.trim())}
                </span>
              )}
              <span className={styles.name}>{name}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </ServicePart>
  );
}
