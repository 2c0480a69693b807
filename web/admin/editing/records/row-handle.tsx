import { useLayoutEffect, type CSSProperties, type RefObject } from 'react';
import { DragHandle, useSortableRow } from '#web/admin/editing/order/drag-handle.tsx';
import classes from './record-list.module.css';

interface RowHandleProps {
  id: string;
  title: string;
  row: RefObject<HTMLLIElement | null>;
  /** One place up or down. */
  onStep: (by: -1 | 1) => void;
}

/**
 * What a row is moved by. It makes the row around it movable, and not the other way round: a row that is out of sight
 * needs none of this, and yet stays the same row with the keyboard in it when it comes into sight.
 */
export function RowHandle({ id, title, row, onStep }: RowHandleProps) {
  const sortable = useSortableRow(id);
  const { ref, style } = sortable.row;
  useLayoutEffect(() => {
    ref(row.current);
    return () => ref(null);
  }, [ref, row]);
  useLayoutEffect(() => {
    if (row.current) draw(row.current, style, sortable.isDragging);
  });
  return (
    <DragHandle
      sortable={sortable}
      id={handleId(id)}
      label={`Move ${title}`}
      className={classes.handle}
      onStep={onStep}
    />
  );
}

function draw(row: HTMLElement, { transform = '', transition = '' }: CSSProperties, isDragging: boolean) {
  row.style.transform = transform;
  row.style.transition = transition;
  row.toggleAttribute('data-dragging', isDragging);
}

export function handleId(id: string): string {
  return `move-${id}`;
}
