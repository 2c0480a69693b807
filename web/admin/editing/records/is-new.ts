import { createContext, use } from 'react';

const Context = createContext(false);

export const IsNewProvider = Context.Provider;

/** Whether the form is over a record that has never been saved. */
export function useIsNew(): boolean {
  return use(Context);
}
