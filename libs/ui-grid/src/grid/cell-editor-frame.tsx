import type { KeyboardEvent, ReactNode } from 'react'
import type { CellEditorProps } from './column'
import styles from './data-grid.module.css'

export interface CellEditorFrameProps extends Pick<CellEditorProps<never>, 'finish' | 'cancel'> {
  /** What is handed over when the person presses Enter or Tab, or leaves. */
  value: unknown
  /** Enter belongs to the input, as in long texts; Ctrl+Enter finishes. */
  multiline?: boolean
  /** Leaving the input hands the value over; false for inputs whose popups take the focus. */
  finishOnBlur?: boolean
  children: ReactNode
}

/** Gives an input in a cell the keys of a spreadsheet: Enter goes down, Tab right, Escape leaves all as it was. */
export function CellEditorFrame(props: CellEditorFrameProps) {
  const { value, multiline = false, finishOnBlur = true, finish, cancel, children } = props
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      cancel()
    } else if (event.key === 'Tab') {
      event.preventDefault()
      finish(value, event.shiftKey ? 'left' : 'right')
    } else if (event.key === 'Enter' && !event.defaultPrevented) {
      if (multiline && !event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      finish(value, 'down')
    }
  }
  const onBlur = (event: React.FocusEvent) => {
    if (!finishOnBlur || event.currentTarget.contains(event.relatedTarget)) return
    finish(value, 'stay')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles['editor']} onKeyDown={onKeyDown} onBlur={onBlur}>
      {children}
    </div>
  )
}
