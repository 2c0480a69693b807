import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { empty, resetFilters } from '#contract/texts.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { EmptyState } from '#web/admin/shell/state.tsx';
import { NEW, type Listed, type RecordKind, type Stored } from './record-kind.ts';
import type { Filter } from './use-filter.ts';

/** There are no records yet: what will be here, and the way to the first. */
export function EmptyList<L extends Listed, R extends Stored & L>({ kind }: { kind: RecordKind<L, R> }) {
  return (
    <EmptyState title={kind.texts.empty} text={kind.texts.emptyHint}>
      <Button component={Link} to={`/${kind.path}/${NEW}`} variant="default">
        {kind.words.add}
      </Button>
    </EmptyState>
  );
}

interface NoResultsProps {
  words: { one: string; many: string };
  statuses?: readonly { value: string; label: string }[] | undefined;
  filter: Filter;
  counts: Record<string, number> | undefined;
}

/** Nothing fits: which limits there are, where there would be something, and the way back to all. */
export function NoResults({ words, statuses = [], filter, counts = {} }: NoResultsProps) {
  const { q, status, setStatus, reset } = filter;
  const chosen = statuses.find(({ value }) => value === status);
  const elsewhere = q && chosen ? statuses.filter(({ value }) => value !== status && (counts[value] ?? 0) > 0) : [];
  return (
    <EmptyState
      title={empty.results}
      text={
        <>
          No {words.one}
          {chosen && (
            <>
              {' '}
              with status <strong>{upperFirst(chosen.value)}</strong>
            </>
          )}
          {q && (
            <>
              {' '}
              contains <strong>{q}</strong>
            </>
          )}
          .
        </>
      }
    >
      <Button onClick={reset}>{resetFilters}</Button>
      {elsewhere.map(({ value, label }) => (
        <Button key={value} variant="default" onClick={() => setStatus(value)}>
          {label}: {counts[value]}
        </Button>
      ))}
    </EmptyState>
  );
}
