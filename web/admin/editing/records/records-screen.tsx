import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { START_NEW } from '#web/admin/editing/autosave/unsaved-guard.tsx';
import { NEW_ID, type ListedRecord, type RecordKind, type StoredRecord } from './record-kind.ts';
import { ListFoldProvider } from './list-fold-context.ts';
import { RecordList } from './record-list.tsx';
import { RecordPane } from './record-pane.tsx';
import { RecordsStart } from './records-start.tsx';
import classes from './records-screen.module.css';
import { useListFold } from './use-fold.ts';
import { useListFilter } from './use-list-filter.ts';
import { useIsEmpty } from './use-records.ts';

/** The list of a kind of record and the form of one of them. On a phone each is its own screen. */
export function RecordsScreen<L extends ListedRecord, R extends StoredRecord & L>({
  kind,
}: {
  kind: RecordKind<L, R>;
}) {
  const { id } = useParams();
  const narrow = kind.page ? PAGE_NARROW : NARROW;
  const isNarrow = useMediaQuery(narrow, window.matchMedia(narrow).matches) || kind.isBeside === true;
  const filter = useListFilter(kind.statuses);
  const location = useLocation();
  const { formKey, setCreatedId } = useFormKey(id ?? NEW_ID, location.state === START_NEW ? location.key : '');
  const canFold = kind.page !== undefined && !isNarrow && id !== undefined;
  const fold = useListFold(canFold);
  const isEmpty = useIsEmpty(kind, filter) && kind.start === 'note';
  const isListShown = !isEmpty && (isNarrow ? id === undefined : fold.isOpen || !canFold);
  const isStart = id === undefined && (isEmpty || !isNarrow);
  const isForm = id === undefined ? kind.start === 'covers and form' && !isNarrow : true;
  return (
    <ListFoldProvider value={canFold ? fold : null}>
      <div className={classes.screen} data-one={!isListShown || isNarrow || undefined}>
        {isListShown && <RecordList kind={kind} filter={filter} chosenId={id} />}
        {(isStart || isForm) && (
          <div className={classes.side} data-start={isStart || undefined}>
            {isStart && <RecordsStart kind={kind} filter={filter} />}
            {isForm && (
              <RecordPane
                key={formKey}
                kind={kind}
                id={id ?? NEW_ID}
                backTo={isNarrow || isEmpty ? `/${kind.path}${filter.search}` : null}
                search={filter.search}
                onCreated={setCreatedId}
              />
            )}
          </div>
        )}
      </div>
    </ListFoldProvider>
  );
}

/** On narrower screens the list and the form are separate screens. A page to write on needs more width. */
const NARROW = '(max-width: 767px)';
const PAGE_NARROW = '(max-width: 1023px)';

/**
 * A key per record, so that each gets its own form. The key stays the same when a new record is created. `navigationKey`
 * identifies the navigation that started a new one.
 */
function useFormKey(id: string, navigationKey: string) {
  const [shown, setShown] = useState({ id, navigationKey, key: 0 });
  const [created, setCreated] = useState('');
  const isNewRequested = navigationKey !== '' && navigationKey !== shown.navigationKey;
  if (shown.id !== id || isNewRequested) {
    const isSameForm = shown.id === NEW_ID && id === created;
    setShown({ id, navigationKey, key: isSameForm ? shown.key : shown.key + 1 });
    setCreated('');
  }
  return { formKey: shown.key, setCreatedId: setCreated };
}
