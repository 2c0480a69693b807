import { Button, Skeleton } from '@mantine/core';
import { TbChevronLeft } from 'react-icons/tb';
import { Link } from 'react-router';
import { loading } from '#contract/texts.ts';
import { ApiError, messageOf } from '#web/api.ts';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import { NEW, type Listed, type RecordKind, type Stored } from './record-kind.ts';
import { RecordForm } from './record-form.tsx';
import classes from './record-pane.module.css';
import { useRecord } from './use-records.ts';

export interface RecordPaneProps<L extends Listed, R extends Stored & L> {
  kind: RecordKind<L, R>;
  /** The record's id, or NEW. */
  id: string;
  /** The list, where it is a screen of its own. */
  backTo: string | null;
  /** What the list is narrowed to, kept in the address. */
  search: string;
  /** Told before the address becomes that of a created record. */
  onCreated: (id: string) => void;
}

/** The right side: the form over the chosen record or a new one, or why there is none. */
export function RecordPane<L extends Listed, R extends Stored & L>(props: RecordPaneProps<L, R>) {
  const { kind, id, backTo, search } = props;
  const { data, error, isPending, refetch } = useRecord(kind, id);
  const back = backTo !== null && <BackLink to={backTo}>{kind.words.back}</BackLink>;
  if (id === NEW || data) return <RecordForm {...props} record={id === NEW ? null : (data ?? null)} back={back} />;
  return (
    <div>
      {back}
      <div className={classes.content}>
        {isPending ? (
          <FormSkeleton />
        ) : isMissing(error) ? (
          <EmptyState title={kind.texts.missing} text={`This ${kind.words.one} was deleted, or the address is wrong.`}>
            <Button component={Link} to={`/${kind.path}/${NEW}${search}`} variant="default">
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

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Button
      component={Link}
      to={to}
      variant="subtle"
      color="gray"
      className={classes.back}
      leftSection={<TbChevronLeft size={18} aria-hidden />}
    >
      {children}
    </Button>
  );
}

/** The shape of the form that is to come. */
function FormSkeleton() {
  return (
    <div className={classes.columns} role="status" aria-label={loading}>
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
