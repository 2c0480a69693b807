import { Sortable } from '#web/admin/editing/order/sortable.tsx';
import type { ListedRecord, RecordKind, StoredRecord } from './record-kind.ts';
import { MovableRow, type RecordRowProps } from './record-row.tsx';
import { RowList } from './row-list.tsx';
import { useMoves } from './use-moves.ts';

interface MovableRowsProps<L extends ListedRecord, R extends StoredRecord & L> {
  kind: RecordKind<L, R>;
  /** All loaded records of the kind, in order, starting with the first. */
  records: readonly L[];
  rows: (RecordRowProps & { id: string })[];
}

/** Up to this many rows all have a handle at once. */
const ALL_HANDLES_MAX = 200;

/** Rows that can be moved by dragging or by keys. Each move is saved at once. */
export function MovableRows<L extends ListedRecord, R extends StoredRecord & L>({
  kind,
  records,
  rows,
}: MovableRowsProps<L, R>) {
  const move = useMoves(kind, records);
  return (
    <Sortable ids={rows.map(({ id }) => id)} nameAt={(index) => rows[index]?.view.title ?? ''} onMove={move}>
      <RowList kind={kind}>
        {rows.map((row, index) => (
          <MovableRow
            key={row.id}
            {...row}
            isOneOfMany={rows.length > ALL_HANDLES_MAX}
            onStep={(by) => move(index, index + by)}
          />
        ))}
      </RowList>
    </Sortable>
  );
}
