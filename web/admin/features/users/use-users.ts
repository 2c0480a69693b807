import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '#contract/records/user.ts';
import { query } from '#web/api.ts';

const all = query('GET /users');

export function useUsers(isAllowed: boolean) {
  return useQuery({ ...all, enabled: isAllowed });
}

/** Keeps the cached accounts in step with the server's answers. */
export function useUserCache() {
  const client = useQueryClient();
  const change = (to: (users: User[]) => User[]) => client.setQueryData(all.queryKey, (users) => users && to(users));
  return {
    add: (user: User) => change((users) => [...users, user]),
    replace: (user: User) => change((users) => users.map((one) => (one._id === user._id ? user : one))),
    drop: (id: string) => change((users) => users.filter(({ _id }) => _id !== id)),
    /** Someone else may have changed them. */
    refresh: () => client.invalidateQueries({ queryKey: all.queryKey }),
    /** The own account: the panel follows its name and role. */
    refreshOwn: () => client.invalidateQueries({ queryKey: query('GET /users/me').queryKey }),
  };
}
