import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangeSet } from '#contract/records/change-set.ts';
import type { StagedChangeInList } from '#contract/records/staged-change.ts';
import { staging } from '#contract/staging-texts.ts';
import { call, messageOf } from '#web/api.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import * as changesTexts from '#web/admin/texts/changes.ts';

/** Runs an action on staged changes, says how it went, and loads everything that it may have changed. */
export function useChangeAction() {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  /** Returns whether it worked. */
  async function run(work: () => Promise<string>): Promise<boolean> {
    setBusy(true);
    try {
      notifyDone(await work());
      return true;
    } catch (error) {
      notifyFailed(messageOf(error, staging.failed));
      return false;
    } finally {
      await client.invalidateQueries();
      setBusy(false);
    }
  }
  return { isBusy, run };
}

/** The versions that this screen shows: only they are published. */
function pinsOf({ changes }: ChangeSet) {
  return changes.map(({ _id, version }) => ({ _id, version }));
}

export function useChangeSetActions(set: ChangeSet) {
  const { isBusy, run } = useChangeAction();
  const params = { id: set._id };
  return {
    isBusy,
    publish: () =>
      run(async () => {
        await call('POST /change-sets/:id/publish', { params, body: { changes: pinsOf(set) } });
        return changesTexts.isPublishedWithName(set.name);
      }),
    schedule: (publishAt: string) =>
      run(async () => {
        await call('PUT /change-sets/:id/schedule', { params, body: { publishAt, changes: pinsOf(set) } });
        return publishAt ? staging.scheduled : staging.unscheduled;
      }),
    undo: () =>
      run(async () => {
        await call('POST /change-sets/:id/undo', { params });
        return changesTexts.isUndoneWhatWasPublic(set.name);
      }),
    takeOut: (change: StagedChangeInList) =>
      run(async () => {
        const changes = set.changes.flatMap(({ _id }) => (_id === change._id ? [] : [_id]));
        await call('PUT /change-sets/:id', { params, body: { changes }, ifMatch: set.version });
        return changesTexts.isNoLongerIn(change.title, set.name);
      }),
    remove: () => run(async () => (await call('DELETE /change-sets/:id', { params })).message),
  };
}
