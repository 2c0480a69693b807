import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { empty } from '#contract/texts.ts';
import { blogTexts } from '#contract/texts/blog.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { EmptyState } from '#web/admin/shell/state.tsx';
import { NEW_ID, type ListedRecord, type RecordKind, type StoredRecord } from './record-kind.ts';
import type { ListFilter } from './use-list-filter.ts';
import * as recordsTexts from '#web/admin/texts/records.ts';

/** Shown while there are no records: what will be here, and a button for the first. */
export function EmptyList<L extends ListedRecord, R extends StoredRecord & L>({ kind }: { kind: RecordKind<L, R> }) {
  return (
    <EmptyState scene={kind.Scene && <kind.Scene />} title={kind.texts.empty} text={kind.texts.emptyHint}>
      <Button component={Link} to={`/${kind.path}/${NEW_ID}`} variant="default">
        {kind.words.add}
      </Button>
    </EmptyState>
  );
}

interface NoResultsProps {
  words: { one: string; many: string };
  statuses?: readonly { value: string; label: string }[] | undefined;
  filter: ListFilter;
  counts: Record<string, number> | undefined;
}

/** Nothing matches: the active filters, where there are matches, and a reset. */
export function NoRecordResults({ words, statuses = [], filter, counts = {} }: NoResultsProps) {
  const { q, status, setStatus, reset } = filter;
  const chosen = statuses.find(({ value }) => value === status);
  const elsewhere = q && chosen ? statuses.filter(({ value }) => value !== status && (counts[value] ?? 0) > 0) : [];
  return (
    <EmptyState
      title={empty.results}
      text={
        <>
          {recordsTexts.no(words.one)}
          {chosen && (
            <>
              {' '}
              {recordsTexts.withStatus} <strong>{upperFirst(chosen.value)}</strong>
            </>
          )}
          {q && (
            <>
              {' '}
              {recordsTexts.contains} <strong>{q}</strong>
            </>
          )}
          .
        </>
      }
    >
      <Button onClick={reset}>{blogTexts.resetFilters}</Button>
      {elsewhere.map(({ value, label }) => (
        <Button key={value} variant="default" onClick={() => setStatus(value)}>
          {label}: {counts[value]}
        </Button>
      ))}
    </EmptyState>
  );
}
