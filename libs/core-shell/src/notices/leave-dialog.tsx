import { useMessages } from '@atrium/core-i18n'
import type { RoutedView } from '@atrium/core-routing'
import { Button } from '@atrium/ui/button'
import { useEffect, useRef } from 'react'
import { shellMessages } from '../shell-messages'
import styles from './notices.module.css'

/** Asks before unsaved changes are left behind; Escape stays. */
export function LeaveDialog({ leave, stay }: NonNullable<RoutedView['leaving']>) {
  const t = useMessages(shellMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby="leave-title" onCancel={stay}>
      <h2 id="leave-title">{t('leave-title')}</h2>
      <p>{t('leave-advice')}</p>
      <div className={styles['acts']}>
        <Button onClick={leave}>{t('leave')}</Button>
        <Button kind="primary" autoFocus onClick={stay}>
          {t('stay')}
        </Button>
      </div>
    </dialog>
  )
}
