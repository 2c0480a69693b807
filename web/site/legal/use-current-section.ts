import { useEffect, useState } from 'react';
import { SCROLL_SPY_MARGIN } from '#contract/constants.ts';

/** Which of the sections with these headings is being read; the first where two share the view. */
export function useCurrentSection(headingIds: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = headingIds.join(' ');

  useEffect(() => {
    const ids = key.split(' ');
    const inView = new Set<Element>();
    const sections = ids.map((id) => document.getElementById(id)?.closest('section') ?? null);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        setCurrent(ids.find((_, index) => inView.has(sections[index] ?? document.body)));
      },
      { rootMargin: SCROLL_SPY_MARGIN },
    );
    for (const section of sections) if (section) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);

  return current;
}
