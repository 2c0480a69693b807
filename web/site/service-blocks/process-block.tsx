import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import type { BlockProps } from '../blocks/block-view.ts';
import styles from './process-block.module.css';
import { ServicePart } from './service-part.tsx';
import { titledItems } from './titled-items.ts';

/** Numbered steps along one line. */
export function ProcessBlock({ content, place }: BlockProps<'process'>) {
  const shown = titledItems(content.items);
  return (
    <ServicePart place={place} type="process" content={content}>
      {shown.length > 0 ? (
        <ol className={styles.steps}>
          {shown.map(({ title, description, paths }, index) => (
            <li key={index} ref={revealOnScroll} className={styles.step}>
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
        </ol>
      ) : null}
    </ServicePart>
  );
}
