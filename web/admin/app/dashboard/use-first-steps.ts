import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, messageOf, query, type Reply } from '#web/api.ts';
import type { FirstStep } from '#contract/first-steps.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { notifyDone, notifyFailed, notifyUndoable } from '#web/admin/shell/notices/notify.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as firstStepsTexts from '#web/admin/texts/first-steps.ts';

const firstSteps = query('GET /first-steps');

/** The first steps with a new site, and what can be done about them. */
export function useFirstSteps() {
  const { data } = useQuery(firstSteps);
  const client = useQueryClient();
  const keep = (reply: Reply<'GET /first-steps'>) => client.setQueryData(firstSteps.queryKey, reply);
  const tell = (error: unknown) => notifyFailed(messageOf(error, firstStepsTexts.failed));

  async function setSkipped(name: FirstStep, isSkipped: boolean): Promise<void> {
    try {
      keep(await call('PUT /first-steps/:name', { params: { name }, body: { isSkipped } }));
      if (isSkipped) notifyUndoable(firstStepsTexts.skipped, { run: () => void setSkipped(name, false) });
    } catch (error) {
      tell(error);
    }
  }

  async function removeStarter(): Promise<void> {
    try {
      const { message } = await call('DELETE /starter-content');
      await client.invalidateQueries();
      notifyUndoable(message, { run: () => void restoreStarter() });
    } catch (error) {
      tell(error);
    }
  }

  async function restoreStarter(): Promise<void> {
    try {
      const { message } = await call('POST /starter-content/restore');
      await client.invalidateQueries();
      notifyDone(message);
    } catch (error) {
      tell(error);
    }
  }

  const confirmRemoval = () =>
    confirmAction({
      title: firstStepsTexts.startEmptyQuestion,
      children: firstStepsTexts.whatStartEmptyRemoves,
      labels: { confirm: firstStepsTexts.startEmpty, cancel: commonTexts.cancel },
      confirmProps: { color: 'brick' },
      closeButtonProps: { 'aria-label': commonTexts.cancel },
      onConfirm: () => void removeStarter(),
    });

  return { data, setSkipped, confirmRemoval, restoreStarter };
}
