import { useLayoutEffect, useRef } from 'react';
import { saved, saveFailed } from '#contract/texts.ts';
import { messageOf } from '#web/api.ts';
import { moveEntry } from '#web/admin/shell/reorder.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import type { ListedRecord, RecordKind, StoredRecord } from './record-kind.ts';
import { handleId } from './row-handle.tsx';
import { useRecordCache } from './use-records.ts';

/** Moves one of the loaded records. Shown at once, saved one move after the other. */
export function useMoves<L extends ListedRecord, R extends StoredRecord & L>(
  kind: RecordKind<L, R>,
  records: readonly L[],
) {
  const cache = useRecordCache(kind);
  const moves = useRef({ last: Promise.resolve(), waiting: 0 });
  const moved = useRef('');
  // The browser drops focus from a row that moves in the DOM.
  useLayoutEffect(() => {
    if (moved.current) document.getElementById(handleId(moved.current))?.focus();
    moved.current = '';
  }, [records]);

  async function save(id: string, position: number) {
    try {
      await kind.order?.move(id, position);
      if (moves.current.waiting === 1) notifyDone(saved.order);
    } catch (error) {
      notifyFailed(messageOf(error, saveFailed.reorder));
    } finally {
      moves.current.waiting -= 1;
      // While more moves are pending, the server's list is older than the shown one.
      if (moves.current.waiting === 0) void cache.refresh('all');
    }
  }

  return (from: number, to: number) => {
    const record = records[from];
    if (!record || from === to || to < 0 || to >= records.length) return;
    moved.current = record._id;
    cache.arrange(moveEntry(records, from, to).map(({ _id }) => _id));
    moves.current.waiting += 1;
    moves.current.last = moves.current.last.then(() => save(record._id, to));
  };
}
