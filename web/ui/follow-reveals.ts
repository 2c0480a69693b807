/**
 * For a sticky stage whose content moves sideways while the page scrolls. Found text, text fragments and screen readers
 * make the browser scroll inside the stage, which would only displace its content. The page scrolls there instead.
 *
 * @param speed how many pixels the content moves sideways while the page scrolls by one, if the page scrolls through
 *   the scene in so many pixels
 */
export function followReveals(stage: HTMLElement | null, speed: (length: number) => number): (() => void) | undefined {
  if (!stage) return undefined;
  const follow = () => {
    const left = stage.scrollLeft;
    if (left === 0) return;
    stage.scrollLeft = 0;
    const section = stage.parentElement;
    if (!section || getComputedStyle(stage).position !== 'sticky') return;
    const { top, height } = section.getBoundingClientRect();
    const length = height - innerHeight;
    const at = scrollY + Math.max(top, 0) + left / speed(length);
    scrollTo({ top: Math.min(at, scrollY + top + length), behavior: 'instant' });
  };
  follow(); // what happened before the script came
  stage.addEventListener('scroll', follow);
  return () => stage.removeEventListener('scroll', follow);
}
