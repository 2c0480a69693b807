import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import type { BlockProps } from '../blocks/block-view.ts';
import styles from './problems-block.module.css';
import { ServicePart } from './service-part.tsx';
import { titledItems } from './titled-items.ts';

/** Problems in two columns under hairlines. */
export function ProblemsBlock({ content, place }: BlockProps<'problems'>) {
  const shown = titledItems(content.items);
  return (
    <ServicePart place={place} type="problems" content={content}>
      {shown.length > 0 ? (
        <ul className={styles.problems}>
          {shown.map(({ title, description, paths }, index) => (
            <li key={index} ref={revealOnScroll} className={styles.problem}>
              {description ? (
                <h3 className={styles.title} data-field={paths.title}>
                  {title}
                </h3>
              ) : (
                <p className={styles.alone} data-field={paths.title}>
                  {title}
                </p>
              )}
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
