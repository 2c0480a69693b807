import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { IMPORT_LISTS, IMPORT_OUTCOMES, type ImportLine, type ImportState } from '#contract/records/import.ts';
import { messageOf } from '#web/api.ts';
import { ListSkeleton } from '#web/admin/shell/list-skeleton.tsx';
import { FailedState } from '#web/admin/shell/state.tsx';
import classes from './import.module.css';
import { useImportLines } from './use-import.ts';
import * as importTexts from '#web/admin/texts/import.ts';

/** What comes and what does not, line by line. */
export function ImportLines({ state }: { state: ImportState }) {
  const [filter, setFilter] = useState({ list: 'all', outcome: 'all', page: 1 });
  const { data, error, refetch } = useImportLines({
    ...filter,
    version: `${state.phase} ${state.readAt} ${state.endedAt}`,
  });
  const change = (changed: Partial<typeof filter>) => setFilter({ ...filter, page: 1, ...changed });
  return (
    <section aria-labelledby="import-lines">
      <div className={classes.head}>
        <h2 id="import-lines" className={classes.heading}>
          {importTexts.listLabel}
        </h2>
        <div className={classes.filters}>
          <NativeSelect
            aria-label={importTexts.kindFilter}
            value={filter.list}
            data={optionsOf(importTexts.everyKind, IMPORT_LISTS, importTexts.lists)}
            onChange={({ currentTarget }) => change({ list: currentTarget.value })}
          />
          <NativeSelect
            aria-label={importTexts.outcomeFilter}
            value={filter.outcome}
            data={optionsOf(importTexts.everyOutcome, IMPORT_OUTCOMES, importTexts.outcomes)}
            onChange={({ currentTarget }) => change({ outcome: currentTarget.value })}
          />
        </div>
      </div>
      {data ? (
        <>
          <LineList lines={data.items} />
          <Pages page={data.page} totalPages={data.totalPages} onPage={(page) => change({ page })} />
        </>
      ) : error ? (
        <FailedState title={messageOf(error, importTexts.linesFailed)} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </section>
  );
}

function optionsOf<K extends string>(any: string, names: readonly K[], labels: Record<K, string>) {
  return [{ value: 'all', label: any }, ...names.map((value) => ({ value, label: labels[value] }))];
}

function LineList({ lines }: { lines: readonly ImportLine[] }) {
  if (lines.length === 0) return <p className={classes.fact}>{importTexts.nothingMatches}</p>;
  return (
    <ul className={classes.frame} aria-labelledby="import-lines">
      {lines.map((line, index) => (
        <LineRow key={`${line.list} ${line.title} ${index}`} line={line} />
      ))}
    </ul>
  );
}

function LineRow({ line }: { line: ImportLine }) {
  const { list, outcome, notes, address, collection, recordId } = line;
  const title = importTexts.lineTitle(line);
  const isShown = list === 'redirects' && address !== '';
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <p className={classes.title}>
          {title} {isShown && <span className={classes.fact}>{importTexts.leadsTo(address)}</span>}
        </p>
        {notes.map((one, index) => (
          <p key={`${one.code} ${index}`} className={classes.fact}>
            {importTexts.noteText(one)}
          </p>
        ))}
      </div>
      <span className={classes.outcome} data-outcome={outcome}>
        {importTexts.outcomes[outcome]}
      </span>
      <span className={classes.kind}>{importTexts.lists[list]}</span>
      {recordId && collection && (
        <Button
          component={Link}
          to={`/${collection}/${recordId}`}
          variant="default"
          size="xs"
          className={classes.open}
          aria-label={importTexts.openNamed(title)}
        >
          {importTexts.openRecord}
        </Button>
      )}
    </li>
  );
}

interface PagesProps {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
}

function Pages({ page, totalPages, onPage }: PagesProps) {
  if (totalPages <= 1) return null;
  return (
    <div className={classes.pages}>
      <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {importTexts.previous}
      </Button>
      <span className={classes.fact} role="status">
        {importTexts.pageOf(page, totalPages)}
      </span>
      <Button variant="default" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        {importTexts.next}
      </Button>
    </div>
  );
}
