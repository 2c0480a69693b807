import { Button, Drawer, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { loading } from '#contract/texts.ts';
import { messageOf } from '#web/api.ts';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import classes from './history.module.css';
import type { HistorySubject } from './subject.ts';
import { useRestore } from './use-restore.ts';
import { VersionList } from './version-list.tsx';
import { VersionView } from './version-view.tsx';
import { useVersions } from './versions.ts';

interface HistoryDrawerProps {
  subject: HistorySubject;
  load: () => Promise<unknown>;
  onClose: () => void;
}

/** The history of a section or record: versions by day, and one version with its differences. */
export function HistoryDrawer({ subject, load, onClose }: HistoryDrawerProps) {
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const { versions, current, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useVersions(subject);
  const [chosen, setChosen] = useState<number | null>(null);
  const { restore, isRestoring } = useRestore(subject, load);
  const version = versions.find((entry) => entry.version === chosen);
  const newest = versions[0]?.version ?? 0;

  async function restoreVersion(number: number) {
    if (await restore(number, { current, newest })) onClose();
  }

  return (
    <Drawer
      opened
      onClose={onClose}
      size={isNarrow ? '100%' : 600}
      title={`History of ${subject.title}`}
      closeButtonProps={{ 'aria-label': 'Close the history' }}
      classNames={{ body: classes.body }}
    >
      {version ? (
        <VersionView
          key={version.version}
          subject={subject}
          version={version}
          isNow={version.version === newest}
          isRestoring={isRestoring}
          onBack={() => setChosen(null)}
          onRestore={() => void restoreVersion(version.version)}
        />
      ) : isPending ? (
        <div role="status" aria-label={loading}>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height={44} mb={8} radius="md" />
          ))}
        </div>
      ) : error && versions.length === 0 ? (
        <FailedState title={messageOf(error, 'The history could not be loaded')} onRetry={() => void refetch()} />
      ) : versions.length === 0 ? (
        <EmptyState
          title="No changes yet."
          text="Every saved version is kept here, with the name of the person who saved it."
        />
      ) : (
        <>
          <VersionList subject={subject} versions={versions} onChoose={setChosen} />
          {hasNextPage && (
            <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show older versions
            </Button>
          )}
        </>
      )}
    </Drawer>
  );
}
