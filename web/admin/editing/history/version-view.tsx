import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TbArrowBackUp, TbChevronLeft } from 'react-icons/tb';
import { restored } from '#contract/texts.ts';
import type { Version, VersionInList } from '#contract/records/history.ts';
import { stateTexts } from '#contract/texts/states.ts';
import { messageOf } from '#web/api.ts';
import { changedPaths } from '#web/admin/editing/form/changed-paths.ts';
import { DiffMark } from './value-diff.tsx';
import { FailedState } from '#web/admin/shell/state.tsx';
import { FieldChange } from './field-change.tsx';
import classes from './history.module.css';
import { isVisibilityField, subjectSchema, type HistorySubject } from './subject.ts';
import { versionMoment } from './use-history-view.ts';
import { VersionAuthor } from './version-list.tsx';
import { versionQuery } from './versions.ts';
import * as historyTexts from '#web/admin/texts/history.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

interface VersionViewProps {
  subject: HistorySubject;
  version: VersionInList;
  /** The earliest of the saves that are shown together with it. */
  first: VersionInList;
  /** Whether it is the current version. */
  isNow: boolean;
  isRestoring: boolean;
  onBack: () => void;
  onRestore: () => void;
}

type ComparedVersion = 'before' | 'now';
const NAMES = {
  before: [historyTexts.before, historyTexts.after],
  now: [historyTexts.now, historyTexts.restoredLabel],
} as const;

/** One version: its changes, or its differences from the current content, and a button to restore it. */
export function VersionView({ subject, version, first, isNow, isRestoring, onBack, onRestore }: VersionViewProps) {
  // Anew each time: the current version, with which it is compared, changes.
  const { data, error, refetch } = useQuery({ ...versionQuery(subject, version.version), staleTime: 0 });
  const start = useQuery({ ...versionQuery(subject, first.version), enabled: first !== version });
  const before = first === version ? data?.before : start.data?.before;
  const hasOtherState =
    data !== undefined && changesNow(subject, data).some((path) => isVisibilityField(subject, path));
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
        {historyTexts.allVersions}
      </Button>
      <h3 className={classes.heading}>
        <VersionAuthor version={version} />
        <span>{versionMoment(version)}</span>
      </h3>
      {data && before !== undefined ? (
        <Differences subject={subject} version={{ ...data, before: before ?? null }} isNow={isNow} />
      ) : error ? (
        <FailedState title={messageOf(error, historyTexts.thisVersionCould)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={160} radius="md" role="status" aria-label={stateTexts.loading} />
      )}
      <div className={classes.foot}>
        {isNow ? (
          <p className={classes.hint}>{historyTexts.thisIsTheCurrentVersion}</p>
        ) : (
          <>
            <Button
              leftSection={<TbArrowBackUp size={18} aria-hidden />}
              loading={isRestoring}
              disabled={!data}
              onClick={onRestore}
            >
              {historyTexts.restoreThisVersion}
            </Button>
            <p className={classes.hint}>
              {historyTexts.thisGoesLiveImmediately} {hasOtherState && restored.keepsVisibility}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** The paths at which a version differs from the current content. */
function changesNow(subject: HistorySubject, { values, now }: Version): string[] {
  return changedPaths(subjectSchema(subject), now, values);
}

function Differences({ subject, version, isNow }: { subject: HistorySubject; version: Version; isNow: boolean }) {
  const { values, before, now } = version;
  const [comparedWith, setComparedWith] = useState<ComparedVersion>(before ? 'before' : 'now');
  const schema = subjectSchema(subject);
  const old = comparedWith === 'before' ? before : now;
  const paths =
    comparedWith === 'before'
      ? changedPaths(schema, before, values)
      : changesNow(subject, version).filter((path) => !isVisibilityField(subject, path));
  return (
    <>
      {before && !isNow && (
        <SegmentedControl
          aria-label={historyTexts.compare}
          fullWidth
          value={comparedWith}
          onChange={(value) => setComparedWith(value === 'now' ? 'now' : 'before')}
          data={[
            { value: 'before', label: historyTexts.whatChanged },
            { value: 'now', label: historyTexts.whatRestoringChanges },
          ]}
        />
      )}
      {paths.length === 0 ? (
        <p className={classes.hint}>
          {comparedWith === 'now' ? historyTexts.thisVersionIsTheSame : historyTexts.thisIsTheFirstSaved}
        </p>
      ) : (
        <p className={classes.hint}>
          {comparedWith === 'now'
            ? historyTexts.comparedWithTheCurrentVersion
            : historyTexts.comparedWithTheVersionBefore}
          : <DiffMark kind="added">{comparedWith === 'now' ? historyTexts.willReturn : commonTexts.addedMark}</DiffMark>{' '}
          <DiffMark kind="removed">
            {comparedWith === 'now' ? historyTexts.willBeRemoved : commonTexts.removedMark}
          </DiffMark>
        </p>
      )}
      {paths.map((path) => (
        <FieldChange key={path} names={NAMES[comparedWith]} schema={schema} path={path} before={old} now={values} />
      ))}
    </>
  );
}
