import { createContext, use } from 'react';

const Context = createContext(false);

export const IsNewProvider = Context.Provider;

/** Whether the form edits a record that was never saved. */
export function useIsNew(): boolean {
  return use(Context);
}
