import { Sortable } from '#web/admin/editing/order/sortable.tsx';
import type { Listed, RecordKind, Stored } from './record-kind.ts';
import { MovableRow, type RecordRowProps } from './record-row.tsx';
import { RowList } from './row-list.tsx';
import { useMoves } from './use-moves.ts';

interface MovableRowsProps<L extends Listed, R extends Stored & L> {
  kind: RecordKind<L, R>;
  /** The records of the kind in their order, from the first on as far as they are loaded. */
  records: readonly L[];
  rows: (RecordRowProps & { id: string })[];
}

/** As many rows may all have a handle at once. */
const FEW = 200;

/** Lines that are moved by dragging or by keys; each move is saved at once. */
export function MovableRows<L extends Listed, R extends Stored & L>({ kind, records, rows }: MovableRowsProps<L, R>) {
  const move = useMoves(kind, records);
  return (
    <Sortable ids={rows.map(({ id }) => id)} nameAt={(index) => rows[index]?.view.title ?? ''} onMove={move}>
      <RowList kind={kind}>
        {rows.map((row, index) => (
          <MovableRow key={row.id} {...row} isOneOfMany={rows.length > FEW} onStep={(by) => move(index, index + by)} />
        ))}
      </RowList>
    </Sortable>
  );
}
