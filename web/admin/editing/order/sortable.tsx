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
import * as recordsTexts from '#web/admin/texts/records.ts';

interface SortableProps {
  ids: string[];
  /** The name of the entry at an index, for screen readers. */
  nameAt: (index: number) => string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

const INSTRUCTIONS = recordsTexts.pressSpaceToPickUp;

/** Makes entries sortable by mouse, touch or keyboard, and announces their position. */
export function Sortable({ ids, nameAt, onMove, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    // With smooth scrolling the next key press would miss the row.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const positionOf = (id: UniqueIdentifier) => ids.indexOf(String(id));
  // Announced after the drop, when another entry already has the old position.
  const activeName = useRef('');
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      activeName.current = nameAt(positionOf(active.id));
      return recordsTexts.pickedUpPositionOf(activeName.current, positionOf(active.id) + 1, ids.length);
    },
    onDragOver: ({ over }) =>
      over ? recordsTexts.isOverPositionOf(activeName.current, positionOf(over.id) + 1, ids.length) : undefined,
    onDragEnd: ({ over }) =>
      over ? recordsTexts.wasPutAtPositionOf(activeName.current, positionOf(over.id) + 1, ids.length) : undefined,
    onDragCancel: () => recordsTexts.staysWhereItWas(activeName.current),
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(positionOf(active.id), positionOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[verticalOnly]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

const verticalOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });
