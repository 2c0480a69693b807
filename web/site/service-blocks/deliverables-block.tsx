import type { BlockProps } from '../blocks/block-view.ts';
import { Check } from './check.tsx';
import styles from './deliverables-block.module.css';
import { ServicePart } from './service-part.tsx';
import { titledItems } from './titled-items.ts';

/** A list with check marks. */
export function DeliverablesBlock({ content, place }: BlockProps<'deliverables'>) {
  const shown = titledItems(content.items);
  return (
    <ServicePart place={place} type="deliverables" content={content}>
      {shown.length > 0 ? (
        <ul className={styles.deliverables}>
          {shown.map(({ title, description, paths }, index) => (
            <li key={index} className={styles.deliverable}>
              <Check className={styles.check} />
              <div className={styles.words}>
                <p className={description ? styles.title : undefined} data-field={paths.title}>
                  {title}
                </p>
                {description && (
                  <p className={styles.text} data-field={paths.description}>
                    {description}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </ServicePart>
  );
}
