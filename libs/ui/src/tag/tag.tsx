import type { ReactNode } from 'react'
import { CloseIcon, type Icon } from '../icon'
import { useWords } from '../locale'
import type { Tone } from '../theme'
import styles from './tag.module.css'

export interface TagProps {
  children: ReactNode
  tone?: Tone | 'neutral' | 'brand'
  /** A coloured dot before the text: the state of a thing rather than a property. */
  dot?: boolean
  icon?: Icon
  /** Shows a cross; the name it speaks is "Remove" and the tag's text. */
  onRemove?: () => void
}

/** A short fact about a thing: its state, kind or label. */
export function Tag({ children, tone = 'neutral', dot = false, icon: Icon, onRemove }: TagProps) {
  const words = useWords(texts)
  return (
    <span className={`${styles['tag']} ${styles[tone]}`}>
      {dot && <span className={styles['dot']} aria-hidden />}
      {Icon && <Icon size={12} />}
      <span className={styles['text']}>{children}</span>
      {onRemove && (
        <button type="button" className={styles['remove']} onClick={onRemove}>
          <CloseIcon size={12} />
          <span className="atr-hidden">
            {words.remove} {children}
          </span>
        </button>
      )}
    </span>
  )
}

const texts = { 'zh-CN': { remove: '移除' }, en: { remove: 'Remove' } }
