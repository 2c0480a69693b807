import { ActionIcon } from '@mantine/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { KeyboardEvent } from 'react';
import { TbGripVertical } from 'react-icons/tb';
import classes from './drag-handle.module.css';

export type SortableRow = ReturnType<typeof useSortableRow>;

/** Makes an element in a `Sortable` movable. `row` is for the element itself, the rest for its `DragHandle`. */
export function useSortableRow(id: string, isFixed = false) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: isFixed,
  });
  return {
    row: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
      'data-dragging': isDragging || undefined,
    },
    isDragging,
    isFixed,
    attributes,
    listeners,
    handleRef: setActivatorNodeRef,
  };
}

interface DragHandleProps {
  sortable: SortableRow;
  /** Such as 'Move Farah Khan'. */
  label: string;
  id?: string;
  className?: string;
  /** Called for an arrow key while nothing is picked up: one position up or down. */
  onStep?: (by: -1 | 1) => void;
}

/** The handle of a row: drag it, use Space with arrow keys, or an arrow key alone. */
export function DragHandle({ sortable, label, id, className, onStep }: DragHandleProps) {
  const { attributes, listeners, handleRef, isDragging, isFixed } = sortable;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || isDragging || isFixed || !onStep) {
      listeners?.onKeyDown?.(event);
      return;
    }
    event.preventDefault();
    onStep(by);
  };
  return (
    <ActionIcon
      {...attributes}
      {...listeners}
      id={id}
      ref={handleRef}
      className={`${classes.handle} ${className ?? ''}`}
      disabled={isFixed}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      <TbGripVertical size={18} aria-hidden />
    </ActionIcon>
  );
}
