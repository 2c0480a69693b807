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

const HELP =
  'What you stage is saved and not public. It waits here. Publish changes one by one, or group them into a change set that goes public together.';

/** Everything that is staged: single changes, change sets, and the links that show them. */
export function ChangesScreen() {
  const staged = useQuery({ ...stagedList, staleTime: 0 });
  const sets = useQuery({ ...query('GET /change-sets'), staleTime: 0 });
  const failed = staged.error ?? sets.error;
  return (
    <Page list title="Changes" help={HELP}>
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
              <EmptyState
                title="Nothing is staged."
                text="In the editor of a section or page, “Stage changes” saves without publishing. The change waits here."
              />
            </div>
          )}
          <PreviewLinks />
        </>
      ) : failed ? (
        <FailedState
          title={messageOf(failed, 'Failed to load the changes')}
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
