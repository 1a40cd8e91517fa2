import { useMessages } from '@atrium/core-i18n'
import { mountReact, useRouting } from '@atrium/core-routing'
import { Button } from '@atrium/ui/button'
import { SettingsIcon } from '@atrium/ui/icon'
import { authMessages } from '../messages/auth-messages'
import styles from './maintenance-page.module.css'

/** Shown while the system does not answer; the person's work waits. */
export function MaintenancePage() {
  const t = useMessages(authMessages)
  const routing = useRouting()
  return (
    <div className={styles['page']}>
      <span className={styles['badge']}>
        <SettingsIcon size={24} />
      </span>
      <h1>{t('under-maintenance')}</h1>
      <p>{t('under-maintenance-advice')}</p>
      <Button kind="primary" onClick={() => routing.load(routing.href(routing.home, ''))}>
        {t('try-again')}
      </Button>
    </div>
  )
}

export const mount = mountReact(MaintenancePage)
