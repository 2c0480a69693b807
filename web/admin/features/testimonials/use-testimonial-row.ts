import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState } from 'react';
import type { Testimonial } from '#contract/collections/testimonials.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { call, messageOf } from '#web/api.ts';
import { bothKeptText } from '#web/admin/editing/editor/conflict-texts.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { isStaleError } from '#web/admin/editing/order/list-cache.ts';
import { announce } from '#web/admin/editing/order/live-announcement.ts';
import { useRestoreFocus } from '#web/admin/editing/order/use-restore-focus.ts';
import { TRASH_NOTE } from '#web/admin/shell/trash-note.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { saveField, type EditableField, type SaveOutcome } from './save-field.ts';
import type { TestimonialCache } from './testimonials.ts';

export type TestimonialRowState = ReturnType<typeof useTestimonialRow>;

/**
 * After this many milliseconds of saving the other controls are disabled. Sooner, a click on one of them would be lost.
 */
const SLOW_MS = 200;

/** Saves one testimonial field by field, one save after the other. */
export function useTestimonialRow(cache: TestimonialCache, id: string) {
  const own = useAccount()._id;
  const [saving, setSaving] = useState<readonly string[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isSaving = saving.length > 0;
  const [wasSaving] = useDebouncedValue(isSaving, SLOW_MS);
  const focus = useRestoreFocus(isSaving);

  async function enqueue<R>(name: string, work: () => Promise<R>): Promise<R> {
    setSaving((before) => [...before, name]);
    const result = queue.current.then(work);
    queue.current = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      setSaving((before) => before.toSpliced(before.indexOf(name), 1));
    }
  }

  return {
    focus,
    /** During a slow save, controls other than text are disabled. */
    isBusy: isSaving && wasSaving,
    isSaving: (field: EditableField) => saving.includes(field),
    inTurn: enqueue,
    save: async <F extends EditableField>(
      field: F,
      value: Testimonial[F],
      base: Testimonial[F],
    ): Promise<SaveOutcome<F>> => {
      const outcome = await enqueue(field, () => saveField(cache, id, { field, value, base }));
      if (outcome.kind === 'saved') {
        announce(outcome.isMerged ? `${saved.updated} ${bothKeptText(outcome.newer, own)}` : saved.updated);
      }
      return outcome;
    },
    remove: () =>
      enqueue('delete', async () => {
        try {
          await call('DELETE /testimonials/:id', { params: { id } });
          cache.drop(id);
          notifyDone(saved.deleted, TRASH_NOTE);
          return true;
        } catch (error) {
          notifyFailed(messageOf(error, saveFailed.delete));
          if (isStaleError(error)) await cache.reload().catch(() => undefined); // already reported
          return false;
        }
      }),
  };
}
