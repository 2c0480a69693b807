import { DuneMark } from '#web/ui/eyebrow.tsx';
import type { BlockProps } from '../blocks/block-view.ts';
import styles from './custom-block.module.css';
import { ServicePart } from './service-part.tsx';
import { titledItems } from './titled-items.ts';

/** A text, and a plain list below it. */
export function CustomBlock({ content, place }: BlockProps<'custom'>) {
  const shown = titledItems(content.items);
  return (
    <ServicePart place={place} type="custom" content={content}>
      {shown.length > 0 ? (
        <ul className={styles.list}>
          {shown.map(({ title, description, paths }, index) => (
            <li key={index} className={styles.item}>
              <DuneMark className={styles.mark} />
              <p className={description ? styles.title : undefined} data-field={paths.title}>
                {title}
              </p>
              {description && (
                <p className={styles.text} data-field={paths.description}>
                  {description}
                </p>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </ServicePart>
  );
}
