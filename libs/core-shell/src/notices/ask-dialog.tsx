import { useMessages } from '@atrium/core-i18n'
import { Button } from '@atrium/ui/button'
import { useEffect, useId, useRef } from 'react'
import { shellMessages } from '../shell-messages'
import styles from './notices.module.css'

export interface AskDialogProps {
  readonly title: string
  /** What loses the unsaved changes. */
  readonly act: { readonly label: string; readonly run: () => void }
  readonly stay: () => void
}

/** Asks before unsaved changes are lost; Escape stays. */
export function AskDialog({ title, act, stay }: AskDialogProps) {
  const t = useMessages(shellMessages)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={id} onCancel={stay}>
      <h2 id={id}>{title}</h2>
      <p>{t('leave-advice')}</p>
      <div className={styles['acts']}>
        <Button onClick={act.run}>{act.label}</Button>
        <Button kind="primary" autoFocus onClick={stay}>
          {t('stay')}
        </Button>
      </div>
    </dialog>
  )
}
