import { createContext, use } from 'react';

/** The slug that another service has according to the last check. No service is saved with it. */
export interface TakenSlug {
  get: () => string | null;
  set: (slug: string | null) => void;
}

export function createTakenSlug(): TakenSlug {
  let taken: string | null = null;
  return {
    get: () => taken,
    set: (slug) => {
      taken = slug;
    },
  };
}

const Context = createContext<TakenSlug>(createTakenSlug());

export const TakenSlugProvider = Context.Provider;

export function useTakenSlug(): TakenSlug {
  return use(Context);
}
