import { Button, Skeleton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { TbX } from 'react-icons/tb';
import { stateTexts } from '#contract/texts/states.ts';
import { messageOf } from '#web/api.ts';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import classes from './history.module.css';
import type { HistorySubject } from './subject.ts';
import type { ShownVersion } from './use-history-view.ts';
import { useRestore } from './use-restore.ts';
import { useShownVersion } from './use-shown-version.ts';
import { VersionList } from './version-list.tsx';
import { VersionView } from './version-view.tsx';
import { foldVersions, useVersions } from './versions.ts';
import * as historyTexts from '#web/admin/texts/history.ts';

interface HistoryPanelProps extends VersionsProps {
  onClose: () => void;
}

/** The history of a section or record in place of its form, while the preview beside it shows its versions. */
export function HistoryPanel({ onClose, ...props }: HistoryPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.panel} aria-label={historyTexts.historyOf(props.subject.title)}>
      <header className={classes.top}>
        <h2 ref={heading} tabIndex={-1} className={classes.name}>
          {historyTexts.historyOf(props.subject.title)}
        </h2>
        <Button
          variant="default"
          className={classes.close}
          leftSection={<TbX size={16} aria-hidden />}
          onClick={onClose}
        >
          <span className={classes.closeWords}>{historyTexts.closeTheHistory}</span>
        </Button>
      </header>
      <Versions {...props} onRestored={onClose} />
    </section>
  );
}

interface VersionsProps {
  subject: HistorySubject;
  /** Loads the saved record into the form after a restore. */
  load: () => Promise<unknown>;
  /** The version that the preview shows. */
  shown?: ShownVersion | null;
  /** Shows a version in the preview; null ends it. */
  onShow?: (version: ShownVersion | null) => void;
}

/** Versions by day, and one version with its differences. */
export function Versions({
  subject,
  load,
  shown = null,
  onShow,
  onRestored,
}: VersionsProps & { onRestored: () => void }) {
  const { versions, current, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useVersions(subject);
  const [chosen, setChosen] = useState<number | null>(null);
  const { restore, isRestoring } = useRestore(subject, load);
  const point = useShownVersion(subject, onShow);
  const row = foldVersions(versions).find(({ version }) => version.version === chosen);
  const newest = versions[0]?.version ?? 0;

  async function restoreVersion(number: number) {
    if (await restore(number, { current, newest })) onRestored();
  }
  function choose(next: number | null) {
    setChosen(next);
    point(versions.find((entry) => entry.version === next) ?? null);
  }

  if (row)
    return (
      <VersionView
        key={chosen}
        subject={subject}
        version={row.version}
        first={row.first}
        isNow={chosen === newest}
        isRestoring={isRestoring}
        onBack={() => choose(null)}
        onRestore={() => void restoreVersion(row.version.version)}
      />
    );
  if (isPending) return <VersionsSkeleton />;
  if (error && versions.length === 0)
    return <FailedState title={messageOf(error, historyTexts.theHistoryCould)} onRetry={() => void refetch()} />;
  if (versions.length === 0)
    return <EmptyState title={historyTexts.noChangesYet} text={historyTexts.everySavedVersionIsKept} />;
  return (
    <>
      <VersionList
        subject={subject}
        versions={versions}
        isPreviewed={onShow !== undefined}
        shown={shown}
        isRestoring={isRestoring}
        onPoint={point}
        onChoose={choose}
        onRestore={(number) => void restoreVersion(number)}
      />
      {hasNextPage && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {historyTexts.showOlderVersions}
        </Button>
      )}
    </>
  );
}

function VersionsSkeleton() {
  return (
    <div role="status" aria-label={stateTexts.loading}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={64} mb={8} radius="md" />
      ))}
    </div>
  );
}
