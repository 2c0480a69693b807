import { useEffect, useRef } from 'react';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import { useSetStatus } from '#web/admin/editing/inbox/inbox.ts';
import { messageInbox } from './inbox.ts';

/**
 * Marks a new message as read when it is opened in a visible tab. If staff set it back to new while it is open, it
 * stays new.
 */
export function useMarkRead(message: ContactMessage): void {
  const { mutate } = useSetStatus(messageInbox);
  const opened = useRef('');
  useEffect(() => {
    const mark = () => {
      if (document.visibilityState === 'hidden' || opened.current === message._id) return;
      opened.current = message._id;
      if (message.status === 'new') mutate({ record: message, status: 'read', isQuiet: true });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [message, mutate]);
}
