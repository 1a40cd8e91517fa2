import { useMessages } from '@atrium/core-i18n'
import { fieldOf, formsTermMessages, type FieldKind } from '@atrium/domain-forms'
import { fieldIcons } from '@atrium/ui-fields'
import {
  DndContext,
  DragOverlay,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragStartEvent,
} from '@dnd-kit/core'
import { createContext, use, useState, type ReactNode } from 'react'
import { useDesigner, useDocument } from '../document/designer-context'
import { draftOf } from '../document/draft-state'
import { useAddField } from '../palette/use-add-field'
import { hoverOf, nearestField, type DropSide, type Hover } from './drag-hover'
import { placeOver, type Place } from './drag-target'
import styles from './canvas.module.css'

/** What is dragged: a kind from the palette, or a field of the canvas. */
export type DragData =
  | { readonly from: 'palette'; readonly kind: FieldKind }
  | { readonly from: 'canvas'; readonly fieldId: string }

const HoverContext = createContext<Hover | null>(null)

/** On which side of this field or section what is dragged would land, if it is here. */
export function useDropSide(id: string): DropSide | null {
  const hover = use(HoverContext)
  return hover?.over === id ? hover.side : null
}

/** Lets kinds be dragged onto the canvas and fields within it. By keyboard the same is done with Enter and Alt + arrows. */
export function CanvasDrag({ children }: { children: ReactNode }) {
  const drop = useDrop()
  const [dragged, setDragged] = useState<DragData | null>(null)
  const [hover, setHover] = useState<Hover | null>(null)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))

  function clear() {
    setDragged(null)
    setHover(null)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestField}
      onDragStart={(event) => setDragged(dataOf(event))}
      onDragMove={(event) => {
        const next = hoverOf(event)
        setHover((now) => (now?.over === next?.over && now?.side === next?.side ? now : next))
      }}
      onDragEnd={(event) => {
        const data = dataOf(event)
        if (data && hover) drop(data, hover)
        clear()
      }}
      onDragCancel={clear}
    >
      <HoverContext value={hover}>{children}</HoverContext>
      <DragOverlay dropAnimation={null}>{dragged && <Ghost data={dragged} />}</DragOverlay>
    </DndContext>
  )
}

function useDrop(): (data: DragData, hover: Hover) => void {
  const document = useDocument()
  const addField = useAddField()
  return (data, { over, side }) => {
    const moving = data.from === 'canvas' ? data.fieldId : undefined
    if (over === moving) return
    const after = side === 'below' || side === 'right'
    const place: Place | null = placeOver(draftOf(document.getState()), { over, after, moving })
    if (!place) return
    if (data.from === 'palette') addField(data.kind, place)
    else document.getState().edit({ kind: 'move-field', fieldId: data.fieldId, ...place })
  }
}

function Ghost({ data }: { data: DragData }) {
  const t = useMessages(formsTermMessages)
  const schema = useDesigner(draftOf)
  const field = data.from === 'canvas' ? fieldOf(schema, data.fieldId) : undefined
  const kind = data.from === 'palette' ? data.kind : field?.kind
  if (!kind) return null
  const Icon = fieldIcons[kind]
  return (
    <div className={styles.ghost}>
      <Icon className={styles.fieldIcon} /> {field?.label || t(`kind.${kind}`)}
    </div>
  )
}

function dataOf(event: DragStartEvent | DragEndEvent): DragData | null {
  return (event.active.data.current as DragData | undefined) ?? null
}
