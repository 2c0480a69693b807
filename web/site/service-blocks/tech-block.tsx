import { firstCharacter } from '#web/ui/first-character.ts';
import { Picture } from '#web/ui/picture.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import type { BlockProps } from '../blocks/block-view.ts';
import { ServicePart } from './service-part.tsx';
import styles from './tech-block.module.css';

/** Tools as tiles; one without a logo shows its first letter. */
export function TechBlock({ content, place }: BlockProps<'tech'>) {
  const shown = content.tools.filter(({ name }) => name.trim());
  return (
    <ServicePart place={place} type="tech" content={content}>
      {shown.length > 0 ? (
        <ul className={styles.tiles}>
          {shown.map((tool, index) => (
            <li key={index} className={styles.tile}>
              {tool.logoUrl ? (
                <Picture
                  className={styles.logo}
                  src={tool.logoUrl}
                  alt=""
                  sizes="40px"
                  width={40}
                  height={40}
                  data-field={fieldPath(tool, 'logoUrl')}
                />
              ) : (
                <span className={styles.letter} aria-hidden="true">
                  {firstCharacter(tool.name.trim())}
                </span>
              )}
              <span className={styles.name} data-field={fieldPath(tool, 'name')}>
                {tool.name}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </ServicePart>
  );
}
