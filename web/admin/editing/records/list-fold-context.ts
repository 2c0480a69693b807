import { createContext, use } from 'react';
import type { Fold } from './use-fold.ts';

const Context = createContext<Fold | null>(null);

export const ListFoldProvider = Context.Provider;

/** The fold of the list beside the form; null if the list cannot be folded. */
export function useListFoldHere(): Fold | null {
  return use(Context);
}
