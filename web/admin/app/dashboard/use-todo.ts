import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onWrite, query } from '#web/api.ts';

const REFRESH_MS = 60_000;
/** Several changes in a row are asked about once. */
const PAUSE_MS = 300;
const FOLLOWING = ['GET /desk/waiting', 'GET /activity'];

/** What waits for staff; visitors' news arrive by themselves. */
export function useWaiting() {
  return useQuery({ ...query('GET /desk/waiting'), refetchInterval: REFRESH_MS });
}

/** After every change that is made here, what is counted and told of changes is asked for anew. */
export function useFreshDesk(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onWrite(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const key of FOLLOWING) void client.invalidateQueries({ queryKey: [key] });
      }, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client]);
}
