import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onWrite, query } from '#web/api.ts';

const REFRESH_MS = 60_000;
/** Several changes in a row trigger one refresh. */
const REFRESH_DELAY_MS = 300;
const REFRESHED_QUERIES = ['GET /dashboard/todo', 'GET /dashboard/inbox', 'GET /audit-log', 'GET /deliveries/summary'];

/** Open tasks for staff. Polls, so visitors' messages appear without a reload; in a hidden tab only if somebody wants to be told. */
export function useTodo({ isPolledHidden = false } = {}) {
  return useQuery({
    ...query('GET /dashboard/todo'),
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: isPolledHidden,
  });
}

/** Refreshes the dashboard's counts and the activity after every write made here. */
export function useRefreshAfterWrites(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onWrite(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const key of REFRESHED_QUERIES) void client.invalidateQueries({ queryKey: [key] });
      }, REFRESH_DELAY_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client]);
}
