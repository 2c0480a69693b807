import { useEffect, useMemo, useState } from 'react';
import { readAuth } from '#web/session.ts';
import { dropOrder, keepOrderOf, readOrder } from '#web/admin/editing/autosave/order-drafts.ts';
import { keepOrder, moveEntry, movedIds } from './reorder.ts';

export type Order = ReturnType<typeof useOrder>;

/**
 * The order of records as one wants it, over the order that is saved. What is not saved is kept on this computer under
 * `name` and is there again when one comes back, unless the saved order has changed meanwhile.
 */
export function useOrder(name: string, saved: readonly string[], nameOf: (id: string) => string) {
  const [key] = useState(() => `order:${readAuth()?.user._id ?? ''}:${name}`);
  const [wanted, setWanted] = useState<readonly string[] | null>(() => readOrder(localStorage, key, saved));
  const [said, setSaid] = useState('');
  const [last, setLast] = useState('');
  const ids = useMemo(() => (wanted ? keepOrder(wanted, saved) : [...saved]), [wanted, saved]);
  const moved = wanted ? movedIds(saved, ids, last) : new Set<string>();
  const isMoved = moved.size > 0;

  useEffect(() => {
    if (isMoved && wanted) keepOrderOf(localStorage, key, saved, wanted);
    else dropOrder(localStorage, key);
  }, [key, isMoved, wanted, saved]);

  return {
    /** All ids in the wanted order; its places from 0 are what is sent: `placesOf(order.ids)`. */
    ids,
    /** The fewest records whose moving explains the difference to what is saved. */
    moved,
    isMoved,
    /** What a screen reader is told after a move by button or arrow key; goes into an `OrderSaid`. */
    said,
    move: (from: number, to: number) => {
      const id = ids[from];
      if (id === undefined || from === to || to < 0 || to >= ids.length) return;
      setWanted(moveEntry(ids, from, to));
      setLast(id);
      setSaid(`${nameOf(id)} is now at position ${to + 1} of ${ids.length}.`);
    },
    /** Back to what is saved; also after saving, when the new order has been taken in. */
    reset: () => {
      setWanted(null);
      setSaid('');
    },
  };
}
