import { createContext, use, useSyncExternalStore } from 'react';
import type { Testimonial } from '#contract/collections/testimonials.ts';

type UnsavedValues = ReadonlyMap<string, Partial<Testimonial>>;
type TestimonialField = 'name' | 'role' | 'feedback' | 'imageAlt' | 'imageUrl';

export type UnsavedFields = ReturnType<typeof createUnsavedFields>;

/** Unsaved text of all rows, for the preview. Kept outside the rows, so that typing does not render them all. */
export function createUnsavedFields() {
  let values: UnsavedValues = new Map();
  const listeners = new Set<() => void>();
  return {
    now: () => values,
    /** Sets the current value of a field; undefined if it equals the saved one. */
    set: (id: string, field: TestimonialField, value: string | undefined) => {
      const { [field]: before, ...others } = values.get(id) ?? {};
      if (before === value) return;
      const fields = value === undefined ? others : { ...others, [field]: value };
      const next = new Map(values);
      if (Object.keys(fields).length > 0) next.set(id, fields);
      else next.delete(id);
      values = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const Context = createContext<UnsavedFields>(createUnsavedFields());

export const UnsavedFieldsProvider = Context.Provider;

/** For rows to report what is typed in them. */
export function useUnsavedFields(): UnsavedFields {
  return use(Context);
}

/** All unsaved values, updated on every key. */
export function useAllUnsavedFields({ subscribe, now }: UnsavedFields): UnsavedValues {
  return useSyncExternalStore(subscribe, now);
}
