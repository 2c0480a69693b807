import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#web/api.ts';
import { enquiryInbox, type EnquiryItem } from './inbox.ts';

/** Marks a new message as read when someone opens it in a visible tab. A failure leaves it new. */
export function useMarkRead({ _id: id, kind, isNew }: EnquiryItem, isOffered: boolean): void {
  const client = useQueryClient();
  const opened = useRef('');
  useEffect(() => {
    const mark = () => {
      if (isOffered || document.visibilityState === 'hidden' || opened.current === id) return;
      opened.current = id;
      if (!isNew || kind !== 'messages') return;
      call('PUT /contact/messages/:id', { params: { id }, body: { status: 'read' } }).then(
        () => enquiryInbox.cache.update(client, id, (shown) => ({ ...shown, isNew: false })),
        () => undefined,
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [client, id, kind, isNew, isOffered]);
}
