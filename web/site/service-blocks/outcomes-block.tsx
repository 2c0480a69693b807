import type { BlockProps } from '../blocks/block-view.ts';
import styles from './outcomes-block.module.css';
import { PanelDunes } from './panel-dunes.tsx';
import { ServicePart } from './service-part.tsx';
import { splitLeadingFigure, titledItems, type TitledItem } from './titled-items.ts';

/** Large figures on a night panel. */
export function OutcomesBlock({ content, place }: BlockProps<'outcomes'>) {
  const shown = titledItems(content.items);
  return (
    <ServicePart place={place} type="outcomes" content={content}>
      {shown.length > 0 ? (
        <div className={styles.panel}>
          <ul className={styles.outcomes}>
            {shown.map((item, index) => (
              <li key={index} className={styles.outcome}>
                <OutcomeItem item={item} />
              </li>
            ))}
          </ul>
          <PanelDunes className={styles.dunes} />
        </div>
      ) : null}
    </ServicePart>
  );
}

function OutcomeItem({ item }: { item: TitledItem }) {
  const found = splitLeadingFigure(item);
  if (found) {
    return (
      <>
        <p className={styles.figure} data-field={item.paths.title}>
          {found.figure}
        </p>
        {found.text && (
          <p className={styles.text} data-field={item.description ? item.paths.description : item.paths.title}>
            {found.text}
          </p>
        )}
      </>
    );
  }
  return (
    <>
      <p className={styles.title} data-field={item.paths.title}>
        {item.title}
      </p>
      {item.description && (
        <p className={styles.text} data-field={item.paths.description}>
          {item.description}
        </p>
      )}
    </>
  );
}
