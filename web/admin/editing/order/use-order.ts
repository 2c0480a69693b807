import { useEffect, useMemo, useState } from 'react';
import { readAuth } from '#web/session.ts';
import { deleteOrderDraft, saveOrderDraft, readOrderDraft } from '#web/admin/editing/autosave/order-drafts.ts';
import { mergeOrder, moveEntry, movedIds } from '#web/admin/shell/reorder.ts';
import * as recordsTexts from '#web/admin/texts/records.ts';

export type ListOrder = ReturnType<typeof useListOrder>;

/**
 * The order the user wants, on top of the saved order. An unsaved order is stored in this browser under `name` and
 * restored later, unless the saved order has changed.
 */
export function useListOrder(name: string, saved: readonly string[], nameOf: (id: string) => string) {
  const [key] = useState(() => `order:${readAuth()?.user._id ?? ''}:${name}`);
  const [unsavedOrder, setUnsavedOrder] = useState<readonly string[] | null>(() =>
    readOrderDraft(localStorage, key, saved),
  );
  const [announcement, setAnnouncement] = useState('');
  const [last, setLast] = useState('');
  const ids = useMemo(() => (unsavedOrder ? mergeOrder(unsavedOrder, saved) : [...saved]), [unsavedOrder, saved]);
  const moved = unsavedOrder ? movedIds(saved, ids, last) : new Set<string>();
  const isMoved = moved.size > 0;

  useEffect(() => {
    if (isMoved && unsavedOrder) saveOrderDraft(localStorage, key, saved, unsavedOrder);
    else deleteOrderDraft(localStorage, key);
  }, [key, isMoved, unsavedOrder, saved]);

  return {
    /** All ids in the displayed order. The reorder call takes `orderPayload(order.ids)`. */
    ids,
    /** The smallest set of moved records that explains the difference to the saved order. */
    moved,
    isMoved,
    /** The announcement after a move by button or arrow key, for an `OrderLiveRegion`. */
    announcement,
    move: (from: number, to: number) => {
      const id = ids[from];
      if (id === undefined || from === to || to < 0 || to >= ids.length) return;
      setUnsavedOrder(moveEntry(ids, from, to));
      setLast(id);
      setAnnouncement(recordsTexts.isNowAtPositionOf(nameOf(id), to + 1, ids.length));
    },
    /** Back to the saved order. Also called after saving. */
    reset: () => {
      setUnsavedOrder(null);
      setAnnouncement('');
    },
  };
}
