import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api.ts';
import { onForget } from './logout-reset.ts';

const clients = new Set<QueryClient>();
onForget(() => {
  for (const client of clients) client.clear();
});

/** Cancels what is being read, and the retries of what failed. */
export function stopReading(): void {
  for (const client of clients) void client.cancelQueries();
}

/** How the panel asks: what it has is fresh for a while, and a lost connection is told and healed. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // What the server refused it would refuse again; only a lost connection is worth another try.
        retry: (failures, error) => !(error instanceof ApiError) && failures < 2,
        // Otherwise a screen that is opened without a connection waits for one, and says nothing.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
  clients.add(client);
  return client;
}
