import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api.ts';
import { onLogoutReset } from './logout-reset.ts';

const clients = new Set<QueryClient>();
onLogoutReset(() => {
  for (const client of clients) client.clear();
});

/** Cancels all running reads and their retries. */
export function cancelAllReads(): void {
  for (const client of clients) void client.cancelQueries();
}

/** The panel's query client. Data stays fresh for a while; lost connections are retried. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // Retries only lost connections. A request the server refused would be refused again.
        retry: (failures, error) => !(error instanceof ApiError) && failures < 2,
        // By default a query without a connection waits silently.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Without a connection, a change fails at once and says so, and what was typed stays.
      mutations: { networkMode: 'always' },
    },
  });
  clients.add(client);
  return client;
}
