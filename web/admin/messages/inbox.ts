import {
  infiniteQueryOptions,
  mutationOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { call, messageOf } from '#web/api.ts';
import { notifyDone, notifyFailed } from '../shell/notify.tsx';

const PAGE_SIZE = 100;
const REFRESH_MS = 60_000;

export type Status = ContactMessage['status'];

interface MessagePage {
  items: ContactMessage[];
  /** Where older ones begin; kept beside the items, because deleting shortens them. */
  next: string | undefined;
}

export const inbox = infiniteQueryOptions({
  queryKey: ['GET /contact/messages', 'pages'],
  queryFn: async ({ pageParam, signal }): Promise<MessagePage> => {
    const items = await call('GET /contact/messages', { query: { limit: PAGE_SIZE, before: pageParam }, signal });
    return { items, next: items.length < PAGE_SIZE ? undefined : items.at(-1)?._id };
  },
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  // New messages arrive by themselves, as long as that costs one page.
  refetchInterval: ({ state }) => ((state.data?.pages.length ?? 1) === 1 ? REFRESH_MS : false),
});

/** The contact messages loaded so far, newest first; the same for sidebar, search, dashboard and their own screen. */
export function useMessages() {
  const { data, ...state } = useInfiniteQuery(inbox);
  return { ...state, messages: data?.pages.flatMap(({ items }) => items) ?? [] };
}

/** How many new messages wait, in words fit for a badge; empty for none. */
export function useUnreadCount(): string {
  const { messages, hasNextPage } = useMessages();
  const count = messages.filter(({ status }) => status === 'new').length;
  if (count === 0) return '';
  return hasNextPage ? `${count}+` : String(count);
}

/** Sets the status at once and takes it back where the server refuses. */
export function useSetStatus() {
  return useMutation(setStatusOn(useQueryClient()));
}

/** Deletes on the server, then from what is shown. */
export function useDeleteMessage() {
  return useMutation(deleteOn(useQueryClient()));
}

export function setStatusOn(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ message, status }: { message: ContactMessage; status: Status }) =>
      call('PUT /contact/messages/:id', { params: { id: message._id }, body: { status } }),
    onMutate: async ({ message, status }) => {
      await client.cancelQueries({ queryKey: inbox.queryKey });
      changeMessage(client, message._id, (shown) => ({ ...shown, status }));
    },
    onSuccess: (record) => {
      changeMessage(client, record._id, () => record);
      notifyDone(saved.updated);
    },
    onError: (error, { message }) => {
      changeMessage(client, message._id, (shown) => ({ ...shown, status: message.status }));
      notifyFailed(messageOf(error, saveFailed.update));
      void client.invalidateQueries({ queryKey: inbox.queryKey });
    },
  });
}

export function deleteOn(client: QueryClient) {
  return mutationOptions({
    mutationFn: (message: ContactMessage) => call('DELETE /contact/messages/:id', { params: { id: message._id } }),
    onSuccess: (_said, message) => {
      changeMessage(client, message._id, () => null);
      notifyDone(saved.deleted);
    },
    onError: (error) => {
      notifyFailed(messageOf(error, saveFailed.delete));
      void client.invalidateQueries({ queryKey: inbox.queryKey });
    },
  });
}

function changeMessage(client: QueryClient, id: string, change: (message: ContactMessage) => ContactMessage | null) {
  client.setQueryData(inbox.queryKey, (data) => data && { ...data, pages: data.pages.map(changed) });

  function changed(page: MessagePage): MessagePage {
    return {
      ...page,
      items: page.items.flatMap((message) => (message._id === id ? (change(message) ?? []) : message)),
    };
  }
}
