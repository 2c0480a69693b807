import { useQueryClient } from '@tanstack/react-query';
import { saveFailed } from '#contract/texts.ts';
import { call, messageOf } from '#web/api.ts';
import type { ReadingPane } from '#web/admin/editing/inbox/use-reading-pane.ts';
import { notifyFailed, notifyUndoable } from '#web/admin/shell/notices/notify.tsx';
import { useStageNames, type EnquiryItem } from './inbox.ts';
import { reloadEnquiries, showEnquiry } from './use-enquiry.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

/** What one does with an open enquiry by a button or a key. */
export function useEnquiryActions(record: EnquiryItem, pane: ReadingPane, onClosed: () => void) {
  const client = useQueryClient();
  const names = useStageNames();
  const { _id: id, name, isDone, stage } = record;

  async function setDone(done: boolean): Promise<void> {
    try {
      await call('PUT /enquiries/:id', { params: { id }, body: { isDone: done } });
    } catch (error) {
      notifyFailed(messageOf(error, saveFailed.update));
    }
    await reloadEnquiries(client);
  }

  function toggleDone(): void {
    const { next, previous } = pane.steps;
    if (next) next();
    else if (previous) previous();
    else onClosed();
    const text = isDone ? enquiriesTexts.theEnquiryFromIsOpen(name) : enquiriesTexts.theEnquiryFromIsDone(name);
    void setDone(!isDone).then(() => notifyUndoable(text, { run: () => void setDone(isDone) }));
  }

  async function setStage(to: EnquiryItem['stage']): Promise<void> {
    try {
      await showEnquiry(client, await call('PUT /enquiries/:id', { params: { id }, body: { stage: to } }));
    } catch (error) {
      notifyFailed(messageOf(error, saveFailed.update));
    }
  }

  /** Whoever starts an answer to a new enquiry is in contact. The notice takes that back. */
  function markContacted(): void {
    if (stage !== 'new') return;
    const undo = { run: () => void setStage('new') };
    void setStage('contacted').then(() => notifyUndoable(`${name}: ${names.contacted}.`, undo));
  }

  /** For an answer outside of the panel, such as by phone. The response time counts it. */
  async function setAnswered(isAnswered: boolean): Promise<void> {
    try {
      await showEnquiry(client, await call('PUT /enquiries/:id', { params: { id }, body: { isAnswered } }));
      const undo = { run: () => void setAnswered(false) };
      if (isAnswered) notifyUndoable(enquiriesTexts.theEnquiryFromIsAnswered(name), undo);
    } catch (error) {
      notifyFailed(messageOf(error, saveFailed.update));
    }
  }

  return { toggleDone, markContacted, markAnswered: () => void setAnswered(true) };
}
