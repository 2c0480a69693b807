/**
 * Calls back each time an element comes within `margin` of the window; `margin` is an IntersectionObserver's
 * `rootMargin`. Returns a function that stops. `reveal-on-scroll` and `use-current-section` keep one observer for many
 * elements instead, because they need to know what left the window too.
 */
export function onInView(element: Element, callback: () => void, margin: string): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
