import { MESSAGE_STATUSES } from '#contract/constants.ts';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import { useSetStatus } from '#web/admin/editing/inbox/inbox.ts';
import { StatusSelect } from '#web/admin/editing/inbox/status.tsx';
import { messageInbox } from './inbox.ts';

/** The status of a message; saves at once. */
export function MessageStatus({ message, isBare }: { message: ContactMessage; isBare?: boolean }) {
  const { mutate } = useSetStatus(messageInbox);
  return (
    <StatusSelect
      label={`Status of the message from ${senderName(message)}`}
      value={message.status}
      options={MESSAGE_STATUSES}
      onChange={(status) => mutate({ record: message, status })}
      isBare={isBare}
    />
  );
}

/** The sender's name, or else the email. */
export function senderName({ firstName, email }: ContactMessage): string {
  return firstName || email;
}
