import { saved, saveFailed } from '#contract/texts.ts';
import { messageOf } from '#web/api.ts';
import { moveEntry } from '../order/places.ts';
import { Sortable } from '../order/sortable.tsx';
import { notifyDone, notifyFailed } from '../shell/notify.tsx';
import type { Listed, RecordKind, Stored } from './kind.ts';
import { changedPlaces } from './changed-places.ts';
import { handleId, MovableRow, type RecordRowProps } from './record-row.tsx';
import { RowList } from './row-list.tsx';
import { useRecordCache } from './use-records.ts';

interface MovableRowsProps<L extends Listed, R extends Stored & L> {
  kind: RecordKind<L, R>;
  /** All records of the kind, in their order. */
  records: readonly L[];
  rows: (RecordRowProps & { id: string })[];
}

/** Lines that are moved by dragging or by keys; each move is saved at once. */
export function MovableRows<L extends Listed, R extends Stored & L>({ kind, records, rows }: MovableRowsProps<L, R>) {
  const cache = useRecordCache(kind);
  async function move(from: number, to: number) {
    const moved = moveEntry(records, from, to);
    const places = changedPlaces(moved, kind.order?.placeOf);
    if (places.length === 0) return;
    cache.arrange(moved.map(({ _id }) => _id));
    requestAnimationFrame(() => document.getElementById(handleId(records[from]?._id ?? ''))?.focus());
    try {
      await kind.order?.save(places);
      notifyDone(saved.order);
    } catch (error) {
      notifyFailed(messageOf(error, saveFailed.reorder));
    } finally {
      void cache.refresh('all');
    }
  }
  return (
    <Sortable
      ids={rows.map(({ id }) => id)}
      nameAt={(index) => rows[index]?.view.title ?? ''}
      onMove={(from, to) => void move(from, to)}
    >
      <RowList kind={kind}>
        {rows.map((row, index) => (
          <MovableRow key={row.id} {...row} onStep={(by) => void move(index, index + by)} />
        ))}
      </RowList>
    </Sortable>
  );
}
