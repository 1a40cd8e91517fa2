import { useMessages } from '@atrium/core-i18n'
import { formsTermMessages, type Field } from '@atrium/domain-forms'
import { fieldIcons } from '@atrium/ui-fields'
import { CopyIcon, DangerIcon, DeleteIcon, DragIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { useDraggable, useDroppable } from '@dnd-kit/core'
import { useDesigner, useDocument } from '../document/designer-context'
import { useDesignerActs } from '../document/use-designer-acts'
import { designerMessages } from '../messages/designer-messages'
import { useDropSide, type DragData } from './canvas-drag'
import { faceId } from './canvas-focus'
import { FieldSketch } from './field-sketch'
import { useFieldKeys } from './use-field-keys'
import styles from './canvas.module.css'

interface CanvasFieldProps {
  field: Field
  /** Whether something about it keeps the form from being published. */
  wrong: boolean
}

/** A field on the canvas, drawn as it will be filled in; dragged by any part of it, on a touch screen by its handle. */
export function CanvasField({ field, wrong }: CanvasFieldProps) {
  const document = useDocument()
  const selected = useDesigner((state) => state.selected === field.id)
  const press = useFieldKeys(field.id)
  const side = useDropSide(field.id)
  const data: DragData = { from: 'canvas', fieldId: field.id }
  const {
    setNodeRef: faceRef,
    listeners,
    isDragging,
  } = useDraggable({ id: `field:${field.id}`, data })
  const { setNodeRef: dropRef } = useDroppable({ id: field.id })
  return (
    <div
      ref={dropRef}
      className={styles.field}
      style={{ gridColumn: `span ${field.span}` }}
      data-selected={selected || undefined}
      data-wrong={wrong || undefined}
      data-drop={side ?? undefined}
      data-dragging={isDragging || undefined}
    >
      <button
        ref={faceRef}
        type="button"
        id={faceId(field.id)}
        className={styles.fieldFace}
        aria-pressed={selected}
        {...listeners}
        onClick={() => document.getState().select(field.id)}
        onFocus={() => document.getState().select(field.id)}
        onKeyDown={press}
      >
        <FieldName field={field} wrong={wrong} />
      </button>
      <FieldSketch field={field} />
      {field.help !== '' && <p className={styles.fieldHelp}>{field.help}</p>}
      <span className={styles.fieldActs}>
        <span className={styles.handle} {...listeners} aria-hidden>
          <DragIcon size={14} />
        </span>
        <FieldActs fieldId={field.id} />
      </span>
    </div>
  )
}

function FieldName({ field, wrong }: CanvasFieldProps) {
  const t = useMessages(designerMessages)
  const kinds = useMessages(formsTermMessages)
  const Icon = wrong ? DangerIcon : fieldIcons[field.kind]
  return (
    <>
      <Icon size={14} className={wrong ? styles.wrongIcon : styles.fieldIcon} />
      <span
        className={styles.fieldName}
        data-missing={field.label === '' || undefined}
        data-required={field.required || undefined}
      >
        {field.label || t('unnamed')}
      </span>
      <span className="atr-hidden">
        , {kinds(`kind.${field.kind}`)}
        {wrong && `, ${t('wrong')}`}
      </span>
    </>
  )
}

function FieldActs({ fieldId }: { fieldId: string }) {
  const t = useMessages(designerMessages)
  const { copyField, removeField } = useDesignerActs()
  return (
    <>
      <IconButton
        size="small"
        icon={CopyIcon}
        label={t('copy-field')}
        onClick={() => copyField(fieldId)}
      />
      <IconButton
        size="small"
        icon={DeleteIcon}
        kind="danger-quiet"
        label={t('remove-field')}
        onClick={() => removeField(fieldId)}
      />
    </>
  )
}
