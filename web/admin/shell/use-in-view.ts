import { useEffect, useRef, useState } from 'react';

const watched = new WeakMap<Element, (isIntersecting: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** Whether an element is visible. All elements share one observer, so that thousands of rows stay cheap. */
export function useInView<E extends Element>(isAlways: boolean) {
  const ref = useRef<E>(null);
  const [isIntersecting, setIntersecting] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isAlways || !element) return undefined;
    observer ??= new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
    });
    watched.set(element, setIntersecting);
    observer.observe(element);
    return () => observer?.unobserve(element);
  }, [isAlways]);
  return { ref, isVisible: isAlways || isIntersecting };
}
