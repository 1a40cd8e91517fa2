import type { ClientRect, CollisionDetection, DragMoveEvent } from '@dnd-kit/core'

/** Where what is dragged would land: over which field or section, and on which side of it. */
export interface Hover {
  readonly over: string
  readonly side: DropSide
}

export type DropSide = 'above' | 'below' | 'left' | 'right'

/** The droppable that says whether the pointer is over the canvas at all. */
export const canvasId = 'canvas'

/** The field nearest to the pointer in its section, else the section; nothing while the pointer is off the canvas. */
export const nearestField: CollisionDetection = ({
  droppableContainers,
  droppableRects,
  pointerCoordinates,
}) => {
  if (!pointerCoordinates) return []
  const near = droppableContainers
    .map(({ id }) => {
      const rect = droppableRects.get(id)
      const away = rect ? distance(rect, pointerCoordinates) : Number.POSITIVE_INFINITY
      return { id, name: String(id), away }
    })
    .toSorted((a, b) => a.away - b.away)
  if (near.find(({ id }) => id === canvasId)?.away !== 0) return []
  const field = near.find(({ name }) => name.startsWith('f_'))
  const section = near.find(({ name }) => name.startsWith('s_'))
  if (!section) return []
  const within = field && isWithin(droppableRects.get(field.id), droppableRects.get(section.id))
  return [{ id: within ? field.id : section.id }]
}

/** Which half of the field the pointer is in: by height where a field takes the whole line, else by width. */
export function hoverOf({ over, activatorEvent, delta }: DragMoveEvent): Hover | null {
  if (!over) return null
  const { rect, id } = over
  const { clientX, clientY } = activatorEvent as PointerEvent
  const wholeLine = rect.width > rect.height * 6
  const side = wholeLine
    ? sideOf(clientY + delta.y < rect.top + rect.height / 2, 'above', 'below')
    : sideOf(clientX + delta.x < rect.left + rect.width / 2, 'left', 'right')
  return { over: String(id), side }
}

function sideOf(first: boolean, before: DropSide, after: DropSide): DropSide {
  return first ? before : after
}

function distance(rect: ClientRect, { x, y }: { x: number; y: number }): number {
  const across = Math.max(rect.left - x, 0, x - rect.right)
  const down = Math.max(rect.top - y, 0, y - rect.bottom)
  return Math.hypot(across, down)
}

function isWithin(inner: ClientRect | undefined, outer: ClientRect | undefined): boolean {
  return Boolean(inner && outer && inner.top >= outer.top && inner.bottom <= outer.bottom)
}
