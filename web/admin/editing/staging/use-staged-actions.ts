import type { StagedKind } from '#contract/kinds.ts';
import { staging } from '#contract/staging-texts.ts';
import { call, messageOf } from '#web/api.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { useStagedCache } from './staged-cache.ts';

interface Target {
  kind: StagedKind;
  record: string;
  version: number;
}

/** What can be done with a staged change besides publishing it. Each returns whether it worked. */
export function useStagedActions({ kind, record, version }: Target) {
  const cache = useStagedCache();
  const options = { params: { kind, id: record }, ifMatch: version };

  async function attempt(work: () => Promise<string>): Promise<boolean> {
    try {
      notifyDone(await work());
      return true;
    } catch (error) {
      notifyFailed(messageOf(error, staging.failed));
      await cache.refresh();
      return false;
    }
  }

  return {
    discard: () =>
      attempt(async () => {
        const { message } = await call('DELETE /staged/:kind/:id', options);
        cache.drop(kind, record);
        return message;
      }),
    schedule: (publishAt: string) =>
      attempt(async () => {
        cache.keep(await call('PUT /staged/:kind/:id/schedule', { ...options, body: { publishAt } }));
        return publishAt ? staging.scheduled : staging.unscheduled;
      }),
  };
}
