/** A call that waits until nothing has been asked for a while. */
export interface Debounced<A> {
  (argument: A): void;
  /** Forgets what is waiting. */
  cancel: () => void;
}

/** Calls once with the last argument, `delay` milliseconds after it was given. */
export function debounce<A>(run: (argument: A) => void, delay: number): Debounced<A> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (argument: A) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(argument), delay);
  };
  return Object.assign(later, { cancel: () => clearTimeout(timer) });
}
