import { useEffect } from 'react'
import type { Autosave } from './autosave'
import { useDocument } from './designer-context'

/** Ctrl or Cmd with Z undoes, with Shift Z or Y redoes, with S saves; Escape selects nothing. Typing keeps its own undo. */
export function useDesignerKeys(autosave: Autosave): void {
  const designed = useDocument()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { undo, redo, select } = designed.getState()
      const act = actOf(event)
      if (act === 'undo') undo()
      else if (act === 'redo') redo()
      else if (act === 'save') void autosave.flush()
      else if (act === 'select-none') select(null)
      else return
      if (act !== 'select-none') event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [designed, autosave])
}

function actOf(event: KeyboardEvent): 'undo' | 'redo' | 'save' | 'select-none' | null {
  const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea')
  if (event.key === 'Escape') return typing ? null : 'select-none'
  if (!event.ctrlKey && !event.metaKey) return null
  const key = event.key.toLowerCase()
  if (key === 's') return 'save'
  if (typing) return null
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' ? 'redo' : null
}
