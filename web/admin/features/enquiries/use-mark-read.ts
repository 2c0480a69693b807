import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#web/api.ts';
import { enquiryInbox } from './inbox.ts';
import { messageInbox } from './message-inbox.ts';

interface Opened {
  id: string;
  /** Whether it is a message that nobody has opened. */
  isUnread: boolean;
  /** Shown without a choice. */
  isOffered: boolean;
}

/**
 * Marks a new message as read when someone opens it in a visible tab. If staff set it back to new while it is open, it
 * stays new. A failure leaves it new.
 */
export function useMarkRead({ id, isUnread, isOffered }: Opened): void {
  const { mutate } = useReading();
  const opened = useRef('');
  useEffect(() => {
    const mark = () => {
      if (isOffered || document.visibilityState === 'hidden' || opened.current === id) return;
      opened.current = id;
      if (isUnread) mutate(id);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [mutate, id, isUnread, isOffered]);
}

/** Runs before the changes of the status that follow it. */
function useReading() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: messageInbox.statusKey,
    scope: messageInbox.statusScope,
    // A message that was archived meanwhile stays archived.
    mutationFn: (id: string) =>
      call('PUT /contact/messages/:id', { params: { id }, query: { from: 'new' }, body: { status: 'read' } }),
    onSuccess: async (message, id) => {
      enquiryInbox.cache.update(client, id, (shown) => ({ ...shown, isNew: false }));
      messageInbox.cache.update(client, id, ({ status }) => (status === 'new' ? message : { ...message, status }));
      await Promise.all([enquiryInbox, messageInbox].map(({ cache }) => cache.refresh(client)));
    },
  });
}
