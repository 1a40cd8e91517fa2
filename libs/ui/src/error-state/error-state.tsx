import type { ReactNode } from 'react'
import { Button } from '../button'
import { Picture } from '../empty'
import { RefreshIcon } from '../icon'
import { useWords } from '../locale'
import styles from './error-state.module.css'

export interface ErrorStateProps {
  /** What happened: "The records could not be loaded". */
  title: string
  /** What the person can do, beside trying again. */
  advice?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  /** The id a person quotes to whoever helps. */
  id?: string | undefined
  /** In a card or a popover. */
  small?: boolean
}

/** A part of a page that failed; the rest goes on. */
export function ErrorState(props: ErrorStateProps) {
  const { title, advice, onRetry, retrying, id, small = false } = props
  const words = useWords(texts)
  return (
    <div role="alert" className={small ? styles['small'] : styles['state']}>
      {!small && <Picture name="broken" />}
      <p className={styles['title']}>{title}</p>
      {advice && <p className={styles['advice']}>{advice}</p>}
      {onRetry && (
        <div className={styles['retry']}>
          <Button icon={RefreshIcon} loading={retrying ?? false} onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      )}
      {id && (
        <p className={styles['id']}>
          {words.id} <code>{id}</code>
        </p>
      )}
    </div>
  )
}

const texts = {
  'zh-CN': { retry: '重试', id: '求助时请提供编号' },
  en: { retry: 'Try again', id: 'If you ask for help, quote' },
}
