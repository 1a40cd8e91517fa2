import type { ReactNode } from 'react'
import { ArrowLeftIcon, RedoIcon, UndoIcon } from '../icon'
import { IconButton } from '../icon-button'
import { useWords } from '../locale'
import styles from './designer-bar.module.css'

export interface DesignerBarProps {
  /** What is designed. */
  name: ReactNode
  /** Status tags behind the name. */
  tags?: ReactNode
  /** Where leaving goes. */
  backHref: string
  /** "Saved", "Saving…", or what to do when saving failed: always said, never only coloured. */
  saved: ReactNode
  onUndo?: () => void
  onRedo?: () => void
  canUndo?: boolean
  canRedo?: boolean
  /** Zoom, grid and whatever else belongs to the canvas. */
  middle?: ReactNode
  /** Preview, check, versions, and publish as the primary. */
  end?: ReactNode
}

/** The top bar of a designer. */
export function DesignerBar(props: DesignerBarProps) {
  const { name, tags, backHref, saved, onUndo, onRedo, canUndo, canRedo, middle, end } = props
  const words = useWords(texts)
  return (
    <header className={styles['bar']}>
      <IconButton icon={ArrowLeftIcon} label={words.back} href={backHref} tooltip="bottom" />
      <h1 className={styles['name']}>{name}</h1>
      {tags}
      <output className={styles['saved']}>{saved}</output>
      <span className={styles['middle']}>
        {onUndo && (
          <IconButton
            icon={UndoIcon}
            label={words.undo}
            tooltip="bottom"
            disabled={!canUndo}
            onClick={onUndo}
          />
        )}
        {onRedo && (
          <IconButton
            icon={RedoIcon}
            label={words.redo}
            tooltip="bottom"
            disabled={!canRedo}
            onClick={onRedo}
          />
        )}
        {middle}
      </span>
      <span className={styles['end']}>{end}</span>
    </header>
  )
}

const texts = {
  'zh-CN': { back: '返回', undo: '撤销', redo: '重做' },
  en: { back: 'Back', undo: 'Undo', redo: 'Redo' },
}
