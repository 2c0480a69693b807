import type { BlockProps } from '../blocks/block-view.ts';
import { Check } from './check.tsx';
import styles from './deliverables-block.module.css';
import { ServicePart } from './service-part.tsx';
import { titledItems } from './titled-items.ts';

/** A list with check marks. */
export function DeliverablesBlock({ content: { heading, text, items }, place }: BlockProps<'deliverables'>) {
  const shown = titledItems(items);
  return (
    <ServicePart place={place} type="deliverables" heading={heading} text={text}>
      {shown.length > 0 ? (
        <ul className={styles.deliverables}>
          {shown.map(({ title, description }, index) => (
            <li key={index} className={styles.deliverable}>
              <Check className={styles.check} />
              <div className={styles.words}>
                <p className={description ? styles.title : undefined}>{title}</p>
                {description && <p className={styles.text}>{description}</p>}
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </ServicePart>
  );
}
