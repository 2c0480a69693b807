import { Button, Title } from '@mantine/core';
import { TbLayoutSidebarLeftCollapse, TbPlus } from 'react-icons/tb';
import { START_NEW } from '#web/admin/editing/autosave/unsaved-guard.tsx';
import { FoldButton } from './fold-button.tsx';
import { useListFoldHere } from './list-fold-context.ts';
import { NEW_ID, type ListedRecord, type RecordKind, type StoredRecord } from './record-kind.ts';
import { ListFilters } from './list-filters.tsx';
import { ListRows } from './list-rows.tsx';
import classes from './record-list.module.css';
import { useOpenWithFocus } from './form-focus.ts';
import { useRecords } from './use-records.ts';
import type { ListFilter } from './use-list-filter.ts';
import * as recordsTexts from '#web/admin/texts/records.ts';

interface RecordListProps<L extends ListedRecord, R extends StoredRecord & L> {
  kind: RecordKind<L, R>;
  filter: ListFilter;
  chosenId: string | undefined;
}

/** All records of a kind: search, filter, choose, create. */
export function RecordList<L extends ListedRecord, R extends StoredRecord & L>({
  kind,
  filter,
  chosenId,
}: RecordListProps<L, R>) {
  const found = useRecords(kind, filter);
  const open = useOpenWithFocus();
  const fold = useListFoldHere();
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
          onClick={(event) => open(event, `/${kind.path}/${NEW_ID}${filter.search}`, START_NEW)}
        >
          {addShort ?? add}
        </Button>
        {fold && (
          <FoldButton
            label={recordsTexts.hideTheList}
            keyName="\"
            isOpen
            Icon={TbLayoutSidebarLeftCollapse}
            onClick={() => fold.setOpen(false)}
          />
        )}
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
