import { Button, Title } from '@mantine/core';
import { TbPlus } from 'react-icons/tb';
import { Link } from 'react-router';
import { NEW, type Listed, type RecordKind, type Stored } from './kind.ts';
import { ListFilters } from './list-filters.tsx';
import { ListRows } from './list-rows.tsx';
import classes from './record-list.module.css';
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
  return (
    <section className={classes.pane} aria-label={kind.words.title}>
      <header className={classes.head}>
        <Title order={1} className={classes.title}>
          {kind.words.title}
        </Title>
        <Button
          component={Link}
          to={`/${kind.path}/${NEW}${filter.search}`}
          variant="default"
          leftSection={<TbPlus size={16} aria-hidden />}
        >
          {kind.words.addShort ?? kind.words.add}
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
