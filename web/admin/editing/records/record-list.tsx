import { Button, Title } from '@mantine/core';
import { TbPlus } from 'react-icons/tb';
import { BEGUN } from '#web/admin/editing/autosave/unsaved-guard.tsx';
import { NEW, type Listed, type RecordKind, type Stored } from './record-kind.ts';
import { ListFilters } from './list-filters.tsx';
import { ListRows } from './list-rows.tsx';
import classes from './record-list.module.css';
import { useOpening } from './to-form.ts';
import { useRecords } from './use-records.ts';
import type { Filter } from './use-filter.ts';

interface RecordListProps<L extends Listed, R extends Stored & L> {
  kind: RecordKind<L, R>;
  filter: Filter;
  chosenId: string | undefined;
}

/** All records of a kind: searched, narrowed, chosen, begun. */
export function RecordList<L extends Listed, R extends Stored & L>({ kind, filter, chosenId }: RecordListProps<L, R>) {
  const found = useRecords(kind, filter);
  const open = useOpening();
  const { add, addShort } = kind.words;
  return (
    <section className={classes.pane} aria-label={kind.words.title}>
      <header className={classes.head}>
        <Title order={1} className={classes.title}>
          {kind.words.title}
        </Title>
        <Button
          variant="default"
          {...(!addShort && { leftSection: <TbPlus size={16} aria-hidden /> })}
          onClick={(event) => open(event, `/${kind.path}/${NEW}${filter.search}`, BEGUN)}
        >
          {addShort ?? add}
        </Button>
      </header>
      <ListFilters
        kind={kind}
        filter={filter}
        counts={found.statuses}
        shown={found.total}
        isPending={found.isPending}
      />
      <ListRows kind={kind} filter={filter} found={found} chosenId={chosenId} />
    </section>
  );
}
