import { createContext, use, useSyncExternalStore } from 'react';
import type { Testimonial } from '#contract/records/testimonial.ts';

type Words = ReadonlyMap<string, Partial<Testimonial>>;
type Field = 'name' | 'role' | 'feedback' | 'imageAlt' | 'imageUrl';

export type UnsavedWords = ReturnType<typeof unsavedWords>;

/** What was typed into the rows and is not saved, for the preview; kept beside the rows, which are not drawn anew. */
export function unsavedWords() {
  let words: Words = new Map();
  const listeners = new Set<() => void>();
  return {
    now: () => words,
    /** What a field of a testimonial holds now; undefined where it holds what is saved. */
    set: (id: string, field: Field, value: string | undefined) => {
      const { [field]: before, ...others } = words.get(id) ?? {};
      if (before === value) return;
      const fields = value === undefined ? others : { ...others, [field]: value };
      const next = new Map(words);
      if (Object.keys(fields).length > 0) next.set(id, fields);
      else next.delete(id);
      words = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const Context = createContext<UnsavedWords>(unsavedWords());

export const UnsavedWordsProvider = Context.Provider;

/** Where a row says what is typed in it. */
export function useUnsavedWords(): UnsavedWords {
  return use(Context);
}

/** All that is typed and not saved, followed key by key. */
export function useAllUnsaved({ subscribe, now }: UnsavedWords): Words {
  return useSyncExternalStore(subscribe, now);
}
