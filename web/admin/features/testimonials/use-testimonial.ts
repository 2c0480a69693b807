import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState } from 'react';
import type { Testimonial } from '#contract/records/testimonial.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { call, messageOf } from '#web/api.ts';
import { bothKept } from '#web/admin/editing/editor/conflict-texts.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { isOutdated } from '#web/admin/editing/order/list-cache.ts';
import { tell } from '#web/admin/editing/order/live-announcement.ts';
import { useKeptFocus } from '#web/admin/editing/order/use-restore-focus.ts';
import { IN_BIN } from '#web/admin/shell/in-bin.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { saveField, type Editable, type Outcome } from './save-field.ts';
import type { TestimonialCache } from './testimonials.ts';

export type Row = ReturnType<typeof useTestimonial>;

/** Milliseconds of saving after which the other controls wait; sooner, a click on one of them would be lost. */
const SLOW_MS = 200;

/** Saving one testimonial field by field, one save after the other. */
export function useTestimonial(cache: TestimonialCache, id: string) {
  const own = useAccount()._id;
  const [saving, setSaving] = useState<readonly string[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isSaving = saving.length > 0;
  const [wasSaving] = useDebouncedValue(isSaving, SLOW_MS);
  const focus = useKeptFocus(isSaving);

  async function inTurn<R>(what: string, work: () => Promise<R>): Promise<R> {
    setSaving((before) => [...before, what]);
    const turn = queue.current.then(work);
    queue.current = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      setSaving((before) => before.toSpliced(before.indexOf(what), 1));
    }
  }

  return {
    focus,
    /** A save takes its time: what is not text waits. */
    isBusy: isSaving && wasSaving,
    isSaving: (field: Editable) => saving.includes(field),
    inTurn,
    save: async <F extends Editable>(field: F, value: Testimonial[F], base: Testimonial[F]): Promise<Outcome<F>> => {
      const outcome = await inTurn(field, () => saveField(cache, id, { field, value, base }));
      if (outcome.kind === 'saved') {
        tell(outcome.isMerged ? `${saved.updated} ${bothKept(outcome.newer, own)}` : saved.updated);
      }
      return outcome;
    },
    remove: () =>
      inTurn('delete', async () => {
        try {
          await call('DELETE /testimonials/:id', { params: { id } });
          cache.drop(id);
          notifyDone(saved.deleted, IN_BIN);
          return true;
        } catch (error) {
          notifyFailed(messageOf(error, saveFailed.delete));
          if (isOutdated(error)) await cache.reload().catch(() => undefined); // told already
          return false;
        }
      }),
  };
}
