import { useMessages } from '@atrium/core-i18n'
import {
  fieldOf,
  newFieldId,
  newSectionId,
  orderedFields,
  type Field,
  type FormEdit,
} from '@atrium/domain-forms'
import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import { focusField } from '../canvas/canvas-focus'
import { placeBehind, placeStep } from '../canvas/drag-target'
import { designerMessages } from '../messages/designer-messages'
import { freeLabel } from '../palette/free-label'
import { useDocument } from './designer-context'
import { draftOf } from './draft-state'
import { randomBytes } from './random-bytes'

/** What a person does to fields and sections by key or button; the keyboard's focus goes along. */
export interface DesignerActs {
  readonly copyField: (fieldId: string) => void
  readonly removeField: (fieldId: string) => void
  /** Puts a field back that was removed, with the values it is stored with. */
  readonly restoreField: (field: Field) => void
  /** One place towards the start or the end of the form, over the borders of sections. */
  readonly stepField: (fieldId: string, step: -1 | 1) => void
  readonly addSection: () => void
  readonly stepSection: (sectionId: string, step: -1 | 1) => void
}

export function useDesignerActs(): DesignerActs {
  const document = useDocument()
  const t = useMessages(designerMessages)
  return useMemo(() => {
    const schema = () => draftOf(document.getState())
    const free = (wish: string) =>
      freeLabel(
        wish,
        schema().fields.map((each) => each.label),
      )
    const edit = (act: FormEdit) => flushSync(() => document.getState().edit(act))
    return {
      copyField(fieldId) {
        const field = fieldOf(schema(), fieldId)
        if (!field) return
        const label = free(t('copy-of', { label: field.label })).slice(0, 60)
        const copyId = newFieldId(randomBytes)
        edit({ kind: 'copy-field', fieldId, copyId, label })
        focusField(copyId)
      },
      removeField(fieldId) {
        const ids = orderedFields(schema()).map((field) => field.id)
        const at = ids.indexOf(fieldId)
        edit({ kind: 'remove-field', fieldId })
        focusField(ids[at + 1] ?? ids[at - 1])
      },
      restoreField(field) {
        const place = placeBehind(schema(), document.getState().selected)
        edit({ kind: 'add-field', field: { ...field, label: free(field.label) }, ...place })
        focusField(field.id)
      },
      stepField(fieldId, step) {
        const place = placeStep(schema(), fieldId, step)
        if (place) edit({ kind: 'move-field', fieldId, ...place })
        focusField(fieldId)
      },
      addSection() {
        const section = { id: newSectionId(randomBytes), title: '', fieldIds: [] }
        edit({ kind: 'add-section', section, at: schema().sections.length })
      },
      stepSection(sectionId, step) {
        const at = schema().sections.findIndex((section) => section.id === sectionId) + step
        if (at >= 0) edit({ kind: 'move-section', sectionId, at })
      },
    }
  }, [document, t])
}
