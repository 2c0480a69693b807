import { useEffect, useState } from 'react';

/** The part of the window above which a heading counts as reached. */
const REACHED = 0.34;

/** The id of the last heading that the reader has reached. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');

  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const find = () =>
      setCurrent(headings.findLast((one) => one.getBoundingClientRect().top < innerHeight * REACHED)?.id);
    // Reaches far above the window, so that a heading that jumps over the whole window is reported too.
    const observer = new IntersectionObserver(find, { rootMargin: `1000000px 0px -${100 * (1 - REACHED)}% 0px` });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);

  return current;
}
