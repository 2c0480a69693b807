import { useEffect, useId, useRef } from 'react';
import { SCROLL_SPY_MARGIN } from '#contract/constants.ts';
import { serviceTexts } from '#contract/texts/services.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { useCurrentSection } from '#web/ui/use-current-section.ts';
import styles from './service.module.css';
import type { ShownBlock } from './shown-blocks.ts';

/** A link to every block; the current one is marked. */
export function QuickLinks({ sections }: { sections: readonly Pick<ShownBlock, 'label' | 'place'>[] }) {
  const title = useId();
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentSection(
    sections.map(({ place }) => place.anchor),
    SCROLL_SPY_MARGIN,
  );

  useEffect(() => {
    if (list.current) scrollToCurrent(list.current);
  }, [current]);

  return (
    <nav className={styles.quick} aria-labelledby={title}>
      <h2 id={title} className={styles.sideTitle}>
        {serviceTexts.quickLinks}
      </h2>
      <ul ref={list} className={styles.quickList}>
        {sections.map(({ place: { anchor: id }, label }) => (
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

/** Scrolls the marked link to the centre of what scrolls: the list, when it is a row, or else the column around it. */
function scrollToCurrent(list: HTMLElement) {
  const marked = list.querySelector<HTMLElement>('[aria-current]');
  for (const scroller of [list, list.closest('nav')?.parentElement]) {
    if (scroller && canScroll(scroller)) scrollToCentre(marked, scroller);
  }
}

function canScroll({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

/** Not by scrollIntoView, which would also move the page. */
function scrollToCentre(marked: HTMLElement | null, scroller: HTMLElement) {
  if (!marked) {
    scroller.scrollTo({ left: 0, top: 0 });
    return;
  }
  const link = marked.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  scroller.scrollBy({
    left: link.left + link.width / 2 - (frame.left + frame.width / 2),
    top: link.top + link.height / 2 - (frame.top + frame.height / 2),
  });
}
