import { useEffect, useState, type RefObject } from 'react';

/** Whether a visitor has come near an element; once true it stays so. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    if (reached || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setReached(true);
      },
      { rootMargin: '100px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [reached, element]);
  return reached;
}
