import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactNode } from 'react'

export interface SortableProps {
  /** Of the items, in their order. */
  ids: readonly string[]
  /** An item was dropped in another one's place; both by id. */
  onMove: (id: string, over: string) => void
  children: ReactNode
}

/** Items below each other that are dragged into another order, by pointer or by Space and the arrow keys. */
export function Sortable({ ids, onMove, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id) onMove(String(active.id), String(over.id))
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** What an item of a `Sortable` spreads on itself, and what its grip does. */
export function useSortableItem(id: string, { disabled = false } = {}) {
  const sortable = useSortable({ id, disabled })
  const { attributes, listeners, transform, transition, isDragging } = sortable
  return {
    item: {
      ref: sortable.setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
    },
    grip: {
      ref: sortable.setActivatorNodeRef,
      'aria-describedby': attributes['aria-describedby'],
      ...listeners,
    },
    isDragging,
  }
}
