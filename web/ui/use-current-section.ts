import { useEffect, useState } from 'react';

/**
 * The current one of the sections with these headings: the first that is visible in the window reduced by `margin`, an
 * IntersectionObserver's `rootMargin`.
 */
export function useCurrentSection(headingIds: readonly string[], margin: string): string | undefined {
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
      { rootMargin: margin },
    );
    for (const section of sections) if (section) observer.observe(section);
    return () => observer.disconnect();
  }, [key, margin]);

  return current;
}
