import { useEffect, useId, useRef } from 'react';
import { SCROLL_SPY_MARGIN } from '#contract/constants.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { useCurrentSection } from '#web/ui/use-current-section.ts';
import type { ShownSection } from './shown-sections.ts';
import styles from './service.module.css';

/** A link to every section; the one being read is marked. */
export function QuickLinks({ sections }: { sections: readonly ShownSection[] }) {
  const title = useId();
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentSection(
    sections.map(({ id }) => id),
    SCROLL_SPY_MARGIN,
  );

  useEffect(() => {
    if (list.current) showMarked(list.current);
  }, [current]);

  return (
    <nav className={styles.quick} aria-labelledby={title}>
      <h2 id={title} className={styles.sideTitle}>
        Quick Links
      </h2>
      <ul ref={list} className={styles.quickList}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <SmartLink href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where the list is a row that scrolls sideways, the marked link comes to its middle; the page stays where it is. */
function showMarked(list: HTMLElement) {
  if (list.scrollWidth <= list.clientWidth) return;
  const marked = list.querySelector<HTMLElement>('[aria-current]');
  if (!marked) {
    list.scrollTo({ left: 0 });
    return;
  }
  const { left, width } = marked.getBoundingClientRect();
  const row = list.getBoundingClientRect();
  list.scrollBy({ left: left + width / 2 - (row.left + row.width / 2) });
}
