import { useLayoutEffect, type CSSProperties, type RefObject } from 'react';
import { DragHandle, useSortableRow } from '#web/admin/editing/order/drag-handle.tsx';
import classes from './record-list.module.css';
import * as recordsTexts from '#web/admin/texts/records.ts';

interface RowHandleProps {
  id: string;
  title: string;
  row: RefObject<HTMLLIElement | null>;
  /** One position up or down. */
  onStep: (by: -1 | 1) => void;
}

/**
 * The drag handle of a row. The handle makes the row around it sortable, so that rows out of view cost nothing and keep
 * their element and focus when they come into view.
 */
export function RowHandle({ id, title, row, onStep }: RowHandleProps) {
  const sortable = useSortableRow(id);
  const { ref, style } = sortable.row;
  useLayoutEffect(() => {
    ref(row.current);
    return () => ref(null);
  }, [ref, row]);
  useLayoutEffect(() => {
    if (row.current) renderHandle(row.current, style, sortable.isDragging);
  });
  return (
    <DragHandle
      sortable={sortable}
      id={handleId(id)}
      label={recordsTexts.move(title)}
      className={classes.handle}
      onStep={onStep}
    />
  );
}

function renderHandle(row: HTMLElement, { transform = '', transition = '' }: CSSProperties, isDragging: boolean) {
  row.style.transform = transform;
  row.style.transition = transition;
  row.toggleAttribute('data-dragging', isDragging);
}

export function handleId(id: string): string {
  return `move-${id}`;
}
