import { CloseButton, TextInput } from '@mantine/core';
import { TbSearch } from 'react-icons/tb';
import { MESSAGE_STATUSES } from '#contract/constants.ts';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import classes from './message-filters.module.css';
import { statusLabel } from './status-select.tsx';
import type { Choice } from './use-choice.ts';

interface MessageFiltersProps {
  choice: Choice;
  messages: ContactMessage[];
  /** Whether there are older messages that are not loaded and so not counted. */
  isPartial: boolean;
}

/** Search by words, and a chip with its count for each status. */
export function MessageFilters({ choice, messages, isPartial }: MessageFiltersProps) {
  const counted = (count: number) => (isPartial ? `${count}+` : String(count));
  const chips = [
    { value: '' as const, label: 'All', count: messages.length },
    ...MESSAGE_STATUSES.map((status) => ({
      value: status,
      label: statusLabel(status),
      count: messages.filter((message) => message.status === status).length,
    })),
  ];
  return (
    <div className={classes.filters}>
      <TextInput
        type="search"
        aria-label="Search messages"
        placeholder="Name, email, subject or words"
        className={classes.search}
        leftSection={<TbSearch size={16} aria-hidden />}
        rightSection={
          choice.words && <CloseButton size="sm" aria-label="Clear the search" onClick={() => choice.setWords('')} />
        }
        value={choice.words}
        onChange={(event) => choice.setWords(event.currentTarget.value)}
      />
      <div className={classes.chips} role="group" aria-label="Status">
        {chips.map(({ value, label, count }) => (
          <button
            key={label}
            type="button"
            className={classes.chip}
            aria-pressed={choice.status === value}
            onClick={() => choice.setStatus(value)}
          >
            {label} <span className={classes.count}>{counted(count)}</span>
          </button>
        ))}
      </div>
      <p className={classes.unseen} role="status">
        {choice.shown.length === 1 ? '1 message' : `${choice.shown.length} messages`}
      </p>
    </div>
  );
}
