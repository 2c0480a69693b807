import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TbArrowBackUp, TbChevronLeft } from 'react-icons/tb';
import { loading, restored } from '#contract/texts.ts';
import type { Version, VersionInList } from '#contract/records/history.ts';
import { messageOf, query } from '#web/api.ts';
import { changedPaths } from '#web/admin/editing/form/changes.ts';
import { Mark } from './value-diff.tsx';
import { FailedState } from '#web/admin/shell/state.tsx';
import { formatClock, formatDay } from '#web/admin/shell/dates/when.ts';
import { FieldChange } from './field-change.tsx';
import classes from './history.module.css';
import { isStateOf, schemaOf, type Subject } from './subject.ts';
import { Who } from './version-list.tsx';

interface VersionViewProps {
  subject: Subject;
  version: VersionInList;
  /** Whether it is what is said now. */
  isNow: boolean;
  isRestoring: boolean;
  onBack: () => void;
  onRestore: () => void;
}

type Against = 'before' | 'now';
const NAMES = { before: ['Before', 'After'], now: ['Now', 'Restored'] } as const;

/** One version: what it changed, or how it differs from now, field by field, and the way back to it. */
export function VersionView({ subject, version, isNow, isRestoring, onBack, onRestore }: VersionViewProps) {
  const params = { kind: subject.kind, id: subject.id, version: String(version.version) };
  const { data, error, refetch } = useQuery({ ...query('GET /history/:kind/:id/:version', { params }), staleTime: 0 });
  const hasOtherState = data !== undefined && changesNow(subject, data).some((path) => isStateOf(subject, path));
  return (
    <div className={classes.version}>
      <Button
        variant="subtle"
        color="gray"
        className={classes.back}
        leftSection={<TbChevronLeft size={18} aria-hidden />}
        data-autofocus
        onClick={onBack}
      >
        All versions
      </Button>
      <h3 className={classes.heading}>
        <Who version={version} />
        <span>
          {formatDay(version.at)}, {formatClock(version.at)}
        </span>
      </h3>
      {data ? (
        <Differences subject={subject} whole={data} isNow={isNow} />
      ) : error ? (
        <FailedState title={messageOf(error, 'This version could not be loaded')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={160} radius="md" role="status" aria-label={loading} />
      )}
      <div className={classes.foot}>
        {isNow ? (
          <p className={classes.hint}>This is the current version.</p>
        ) : (
          <>
            <Button
              leftSection={<TbArrowBackUp size={18} aria-hidden />}
              loading={isRestoring}
              disabled={!data}
              onClick={onRestore}
            >
              Restore this version
            </Button>
            <p className={classes.hint}>
              This goes live immediately. The current version stays in the history.{' '}
              {hasOtherState && restored.shownAsNow}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** Where a version differs from what is said now. */
function changesNow(subject: Subject, { values, now }: Version): string[] {
  return changedPaths(schemaOf(subject), now, values);
}

function Differences({ subject, whole, isNow }: { subject: Subject; whole: Version; isNow: boolean }) {
  const { values, before, now } = whole;
  const [against, setAgainst] = useState<Against>(before ? 'before' : 'now');
  const schema = schemaOf(subject);
  const old = against === 'before' ? before : now;
  const paths =
    against === 'before'
      ? changedPaths(schema, before, values)
      : changesNow(subject, whole).filter((path) => !isStateOf(subject, path));
  return (
    <>
      {before && !isNow && (
        <SegmentedControl
          aria-label="Compare"
          fullWidth
          value={against}
          onChange={(value) => setAgainst(value === 'now' ? 'now' : 'before')}
          data={[
            { value: 'before', label: 'What changed' },
            { value: 'now', label: 'What restoring changes' },
          ]}
        />
      )}
      {paths.length === 0 ? (
        <p className={classes.hint}>
          {against === 'now' ? 'This version is the same as the current one.' : 'This is the first saved version.'}
        </p>
      ) : (
        <p className={classes.hint}>
          {against === 'now' ? 'Compared with the current version' : 'Compared with the version before'}:{' '}
          <Mark kind="added">{against === 'now' ? 'will return' : 'added'}</Mark>{' '}
          <Mark kind="removed">{against === 'now' ? 'will be removed' : 'removed'}</Mark>
        </p>
      )}
      {paths.map((path) => (
        <FieldChange key={path} names={NAMES[against]} schema={schema} path={path} before={old} now={values} />
      ))}
    </>
  );
}
