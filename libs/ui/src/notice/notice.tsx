import type { ReactNode } from 'react'
import { CloseIcon, DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon'
import { IconButton } from '../icon-button'
import { useWords } from '../locale'
import type { Tone } from '../theme'
import styles from './notice.module.css'

export interface NoticeProps {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  /** A button or link at the right. */
  action?: ReactNode
  onClose?: () => void
  /** Across the whole width without corners: offline, stale, trial ends. */
  bar?: boolean
}

/** Something to know, in the place it is about. */
export function Notice({ tone = 'info', title, children, action, onClose, bar }: NoticeProps) {
  const words = useWords(texts)
  const Icon = icons[tone]
  return (
    <div
      className={`${styles['notice']} ${styles[tone]} ${bar ? styles['bar'] : ''}`}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon className={styles['icon']} />
      <div className={styles['texts']}>
        {title && <p className={styles['title']}>{title}</p>}
        {children && <div className={styles['body']}>{children}</div>}
      </div>
      {action && <div className={styles['action']}>{action}</div>}
      {onClose && (
        <IconButton
          size="small"
          icon={CloseIcon}
          label={words.close}
          tooltip={false}
          onClick={onClose}
        />
      )}
    </div>
  )
}

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: DangerIcon }
const texts = { 'zh-CN': { close: '关闭提示' }, en: { close: 'Dismiss' } }
