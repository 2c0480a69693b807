import { createContext, use } from 'react';
import type { Auth } from '#web/session.ts';

export type Account = Auth['user'];

const AccountContext = createContext<Account | null>(null);

export const AccountProvider = AccountContext.Provider;

/** The account of the person who is logged in. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount works only inside the guard.');
  return account;
}
