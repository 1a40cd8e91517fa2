import { orderedFields } from '@atrium/domain-forms'
import type { KeyboardEvent } from 'react'
import { useDocument } from '../document/designer-context'
import { draftOf } from '../document/draft-state'
import { useDesignerActs } from '../document/use-designer-acts'
import { focusField } from './canvas-focus'

const steps: Readonly<Record<string, -1 | 1>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
}

/** Keys on a field of the canvas: arrows walk, Alt + arrows move it, Delete removes it, Ctrl or Cmd + D copies it. */
export function useFieldKeys(fieldId: string): (event: KeyboardEvent<HTMLElement>) => void {
  const document = useDocument()
  const { copyField, removeField, stepField } = useDesignerActs()

  function walk(step: -1 | 1) {
    const ids = orderedFields(draftOf(document.getState())).map((field) => field.id)
    focusField(ids[ids.indexOf(fieldId) + step])
  }

  return (event) => {
    const step = steps[event.key]
    if (step !== undefined && event.altKey) stepField(fieldId, step)
    else if (step !== undefined) walk(step)
    else if (event.key === 'Delete' || event.key === 'Backspace') removeField(fieldId)
    else if (event.key === 'd' && (event.ctrlKey || event.metaKey)) copyField(fieldId)
    else return
    event.preventDefault()
  }
}
