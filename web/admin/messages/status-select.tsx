import { MESSAGE_STATUSES } from '#contract/constants.ts';
import { TbSelector } from 'react-icons/tb';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import { useSetStatus, type Status } from './inbox.ts';
import classes from './status-select.module.css';

/** The status of a message, saved as it is chosen. */
export function StatusSelect({ message, isBare = false }: { message: ContactMessage; isBare?: boolean }) {
  const { mutate, isPending } = useSetStatus();
  const name = message.firstName || message.email;
  return (
    <span className={classes.frame} data-bare={isBare || undefined}>
      <span className={classes.dot} data-status={message.status} />
      <select
        className={classes.select}
        aria-label={`Status of the message from ${name}`}
        value={message.status}
        disabled={isPending}
        onChange={(event) => mutate({ message, status: event.currentTarget.value as Status })} // the options below
      >
        {MESSAGE_STATUSES.map((status) => (
          <option key={status} value={status}>
            {statusLabel(status)}
          </option>
        ))}
      </select>
      <TbSelector className={classes.arrow} size={14} aria-hidden />
    </span>
  );
}

export function statusLabel(status: Status): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}
