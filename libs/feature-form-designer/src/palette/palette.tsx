import { useMessages } from '@atrium/core-i18n'
import { fieldKinds, formsTermMessages, type Field, type FieldKind } from '@atrium/domain-forms'
import { fieldIcons } from '@atrium/ui-fields'
import { Disclosure } from '@atrium/ui/disclosure'
import { AddIcon, RestoreIcon } from '@atrium/ui/icon'
import { useDraggable } from '@dnd-kit/core'
import { useMemo } from 'react'
import type { DragData } from '../canvas/canvas-drag'
import { useDesigner } from '../document/designer-context'
import { draftOf, removedFields } from '../document/draft-state'
import { useDesignerActs } from '../document/use-designer-acts'
import { designerMessages } from '../messages/designer-messages'
import { useAddField } from './use-add-field'
import styles from './palette.module.css'

/** The kinds of fields to add, by click, Enter or drag, and the removed fields to put back. */
export function Palette() {
  const t = useMessages(designerMessages)
  return (
    <div className={styles.palette}>
      <p className={styles.hint}>{t('palette-hint')}</p>
      <ul className={styles.kinds}>
        {fieldKinds.map((kind) => (
          <li key={kind}>
            <KindItem kind={kind} />
          </li>
        ))}
      </ul>
      <RemovedFields />
    </div>
  )
}

function KindItem({ kind }: { kind: FieldKind }) {
  const t = useMessages(formsTermMessages)
  const addField = useAddField()
  const data: DragData = { from: 'palette', kind }
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `kind:${kind}`, data })
  const Icon = fieldIcons[kind]
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={styles.kind}
      data-dragging={isDragging || undefined}
      {...listeners}
      onClick={() => addField(kind)}
    >
      <Icon className={styles.icon} />
      <span className={styles.name}>{t(`kind.${kind}`)}</span>
      <AddIcon size={14} className={styles.act} />
    </button>
  )
}

function RemovedFields() {
  const t = useMessages(designerMessages)
  const form = useDesigner((state) => state.form)
  const draft = useDesigner(draftOf)
  const removed = useMemo(() => removedFields(form, draft), [form, draft])
  if (removed.length === 0) return null
  return (
    <Disclosure title={t('removed-fields')} note={String(removed.length)}>
      <p className={styles.hint}>{t('removed-hint')}</p>
      <ul className={styles.kinds}>
        {removed.map((field) => (
          <li key={field.id}>
            <RemovedItem field={field} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function RemovedItem({ field }: { field: Field }) {
  const t = useMessages(designerMessages)
  const { restoreField } = useDesignerActs()
  const Icon = fieldIcons[field.kind]
  return (
    <button
      type="button"
      className={styles.kind}
      aria-label={t('restore-field', { label: field.label })}
      onClick={() => restoreField(field)}
    >
      <Icon className={styles.icon} />
      <span className={styles.name}>{field.label}</span>
      <RestoreIcon size={14} className={styles.act} />
    </button>
  )
}
