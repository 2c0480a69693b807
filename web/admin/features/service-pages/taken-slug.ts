import { createContext, use } from 'react';

/** The slug of which the last check said that another service has it; no service is sent with it. */
export interface TakenSlug {
  get: () => string | null;
  set: (slug: string | null) => void;
}

export function takenSlug(): TakenSlug {
  let taken: string | null = null;
  return {
    get: () => taken,
    set: (slug) => {
      taken = slug;
    },
  };
}

const Context = createContext<TakenSlug>(takenSlug());

export const TakenSlugProvider = Context.Provider;

export function useTakenSlug(): TakenSlug {
  return use(Context);
}
