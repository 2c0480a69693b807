import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { stateTexts } from '#contract/texts/states.ts';
import { messageOf, query } from '#web/api.ts';
import { stagedList } from '#web/admin/editing/staging/staged-cache.ts';
import { Page } from '#web/admin/shell/page.tsx';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import { ChangeSetCard } from './change-set-card.tsx';
import classes from './changes.module.css';
import { PreviewLinks } from './preview-links.tsx';
import { UngroupedChanges } from './ungrouped-changes.tsx';
import * as changesTexts from '#web/admin/texts/changes.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

const HELP = changesTexts.whatYouStageIsSaved;

/** Everything that is staged: single changes, change sets, and the links that show them. */
export function ChangesScreen() {
  const staged = useQuery({ ...stagedList, staleTime: 0 });
  const sets = useQuery({ ...query('GET /change-sets'), staleTime: 0 });
  const failed = staged.error ?? sets.error;
  return (
    <Page list title={commonTexts.changes} help={HELP}>
      {staged.data && sets.data ? (
        <>
          <UngroupedChanges
            changes={staged.data.filter(({ changeSetId }) => changeSetId === '')}
            sets={sets.data.filter(({ state }) => state === 'open')}
          />
          {sets.data.map((set) => (
            <ChangeSetCard key={set._id} set={set} />
          ))}
          {staged.data.length === 0 && sets.data.length === 0 && (
            <div className={classes.frame}>
              <EmptyState title={changesTexts.nothingIsStaged} text={changesTexts.inTheEditor} />
            </div>
          )}
          <PreviewLinks />
        </>
      ) : failed ? (
        <FailedState
          title={messageOf(failed, changesTexts.failedToLoadTheChanges)}
          onRetry={() => void Promise.all([staged.refetch(), sets.refetch()])}
        />
      ) : (
        <div role="status" aria-label={stateTexts.loading}>
          <Skeleton height={72} mb={8} radius="md" />
          <Skeleton height={160} radius="md" />
        </div>
      )}
    </Page>
  );
}
