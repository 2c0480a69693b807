import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef, type ReactNode } from 'react';

interface SortableProps {
  ids: string[];
  /** What the entry at a place is called, for those who cannot see it move. */
  nameAt: (index: number) => string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

const INSTRUCTIONS =
  'Press Space to pick up the entry, the arrow keys to move it, Space again to drop it, or Escape to cancel.';

/** Lets entries be dragged by pointer, finger or keyboard, and says aloud where they are. */
export function Sortable({ ids, nameAt, onMove, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    // Scrolling that takes its time would let the next key miss the row.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id));
  // Told once it is put down, when its old place is already somebody else's.
  const held = useRef('');
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      held.current = nameAt(placeOf(active.id));
      return `Picked up ${held.current}, position ${placeOf(active.id) + 1} of ${ids.length}.`;
    },
    onDragOver: ({ over }) =>
      over ? `${held.current} is over position ${placeOf(over.id) + 1} of ${ids.length}.` : undefined,
    onDragEnd: ({ over }) =>
      over ? `${held.current} was put at position ${placeOf(over.id) + 1} of ${ids.length}.` : undefined,
    onDragCancel: () => `${held.current} stays where it was.`,
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(placeOf(active.id), placeOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });
