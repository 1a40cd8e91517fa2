import { useMessages } from '@atrium/core-i18n'
import { formsTermMessages, newField, newFieldId, type FieldKind } from '@atrium/domain-forms'
import { useCallback } from 'react'
import { flushSync } from 'react-dom'
import { showField } from '../canvas/canvas-focus'
import { placeBehind, type Place } from '../canvas/drag-target'
import { useDocument } from '../document/designer-context'
import { draftOf } from '../document/draft-state'
import { randomBytes } from '../document/random-bytes'
import { freeLabel } from './free-label'

/** Adds a field of a kind at a place, or behind what is selected; its name is the kind's, numbered when taken. */
export function useAddField(): (kind: FieldKind, place?: Place) => void {
  const document = useDocument()
  const t = useMessages(formsTermMessages)
  return useCallback(
    (kind, place) => {
      const { edit, selected, ...state } = document.getState()
      const schema = draftOf(state)
      const labels = schema.fields.map((field) => field.label)
      const field = newField(kind, newFieldId(randomBytes), freeLabel(t(`kind.${kind}`), labels))
      flushSync(() =>
        edit({ kind: 'add-field', field, ...(place ?? placeBehind(schema, selected)) }),
      )
      showField(field.id)
    },
    [document, t],
  )
}
