import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { stateTexts } from '#contract/texts/states.ts';
import { stagedKindOf } from '#web/admin/editing/staging/staged-kind.ts';
import { useStagedChange } from '#web/admin/editing/staging/use-staged-change.ts';
import { BackLink } from '#web/admin/shell/back-link.tsx';
import { ApiError, messageOf } from '#web/api.ts';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import { NEW_ID, type ListedRecord, type RecordKind, type StoredRecord } from './record-kind.ts';
import { RecordForm } from './record-form.tsx';
import classes from './record-pane.module.css';
import { useRecord } from './use-records.ts';
import * as recordsTexts from '#web/admin/texts/records.ts';

export interface RecordPaneProps<L extends ListedRecord, R extends StoredRecord & L> {
  kind: RecordKind<L, R>;
  /** The record's id, or NEW_ID. */
  id: string;
  /** The address of the list, for a link back to it; null if the list is beside the form. */
  backTo: string | null;
  /** The query string with the list's filters. */
  search: string;
  /** Called before the address changes to that of a created record. */
  onCreated: (id: string) => void;
}

/** The right side: the form of the chosen or new record, or why there is none. */
export function RecordPane<L extends ListedRecord, R extends StoredRecord & L>(props: RecordPaneProps<L, R>) {
  const { kind, id, backTo, search } = props;
  const { data, error, isPending, refetch } = useRecord(kind, id);
  const { staged, isPending: isStagePending } = useStagedChange(stagedKindOf(kind.history), id);
  const back = backTo !== null && <BackLink to={backTo}>{kind.words.back}</BackLink>;
  if (id === NEW_ID || (data && !isStagePending))
    return <RecordForm {...props} record={id === NEW_ID ? null : (data ?? null)} staged={staged} back={back} />;
  return (
    <div>
      {back}
      <div className={classes.content}>
        {isPending || data ? (
          <FormSkeleton />
        ) : isNotFound(error) ? (
          <EmptyState title={kind.texts.missing} text={recordsTexts.thisWasDeleted(kind.words.one)}>
            <Button component={Link} to={`/${kind.path}/${NEW_ID}${search}`} variant="default">
              {kind.words.add}
            </Button>
          </EmptyState>
        ) : (
          <FailedState title={messageOf(error, kind.texts.loadFailed)} onRetry={() => void refetch()} />
        )}
      </div>
    </div>
  );
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Placeholder in the shape of the form. */
function FormSkeleton() {
  return (
    <div className={classes.columns} role="status" aria-label={stateTexts.loading}>
      <div>
        {[36, 36, 76, 320].map((height, index) => (
          <div key={index} className={classes.bone}>
            <Skeleton height={14} width={120} mb={6} />
            <Skeleton height={height} radius="md" />
          </div>
        ))}
      </div>
      <div className={classes.aside}>
        <Skeleton height={112} radius="lg" />
        <Skeleton height={212} radius="lg" />
      </div>
    </div>
  );
}
