import { CloseButton, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { TbSearch } from 'react-icons/tb';
import classes from './filters.module.css';
import { statusLabel } from './status.tsx';
import type { InboxView } from './use-inbox-view.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as inboxTexts from '#web/admin/texts/inbox.ts';
import { counted, numberText } from '#web/admin/texts/language.ts';

interface FiltersProps {
  view: InboxView;
  statuses: readonly string[];
  /** The number of items per status and in all; undefined while unknown. */
  counts: Record<string, number> | undefined;
  /** What is searched, such as 'leads'. */
  things: string;
  placeholder: string;
  nameOf?: ((status: string) => string) | undefined;
  /** More filters beside the search. */
  children?: ReactNode;
}

/** Search, and a chip with a count for each status. Spam has one only while there is some. */
export function InboxFilters({
  view,
  statuses,
  counts,
  things,
  placeholder,
  nameOf = statusLabel,
  children,
}: FiltersProps) {
  const { searchText, setSearchText, filter, setStatus } = view;
  const isShown = (status: string) => status !== 'suspicious' || filter.status === status || Boolean(counts?.[status]);
  return (
    <div className={classes.filters}>
      <div className={classes.line}>
        <TextInput
          type="search"
          aria-label={inboxTexts.search(things)}
          placeholder={placeholder}
          className={classes.search}
          maxLength={200}
          leftSection={<TbSearch size={16} aria-hidden />}
          rightSection={
            searchText && (
              <CloseButton size="sm" aria-label={commonTexts.clearTheSearch} onClick={() => setSearchText('')} />
            )
          }
          value={searchText}
          onChange={(event) => setSearchText(event.currentTarget.value)}
        />
        {children && <div className={classes.more}>{children}</div>}
      </div>
      <div className={classes.chips} role="group" aria-label={commonTexts.status} hidden={statuses.length === 0}>
        {['', ...statuses].filter(isShown).map((status) => (
          <button
            key={status}
            type="button"
            className={classes.chip}
            aria-pressed={filter.status === status}
            onClick={() => setStatus(status)}
          >
            {status === '' ? inboxTexts.all : nameOf(status)} <StatusCount count={counts?.[status || 'all']} />
          </button>
        ))}
      </div>
      <p className={classes.unseen} role="status">
        {counts && matchCountLabel(counts[filter.status || 'all'] ?? 0, things)}
      </p>
    </div>
  );
}

/** Zero is left to screen readers, so that the others stand out. */
function StatusCount({ count }: { count: number | undefined }) {
  return <span className={count === 0 ? classes.unseen : classes.count}>{numberText(count)}</span>;
}

function matchCountLabel(count: number, things: string): string {
  return counted(count, things.replace(/ies$/, 'y').replace(/s$/, ''), things);
}
