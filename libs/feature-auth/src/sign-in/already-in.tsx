import { useMessages } from '@atrium/core-i18n'
import type { CurrentUser } from '@atrium/domain-core'
import { Button } from '@atrium/ui/button'
import { authMessages } from '../messages/auth-messages'
import styles from './sign-in-form.module.css'

export interface AlreadyInProps {
  readonly user: CurrentUser
  readonly onContinue: () => void
  readonly onDecline: () => void
}

/** Somebody is signed in here, perhaps since a moment ago in another tab. */
export function AlreadyIn({ user, onContinue, onDecline }: AlreadyInProps) {
  const t = useMessages(authMessages)
  const { name, loginId } = user
  return (
    <>
      <h1>{t('signed-in')}</h1>
      <p className={styles['purpose']}>{t('signed-in-as', { name, loginId })}</p>
      <div className={styles['form']}>
        <Button kind="primary" size="large" wide onClick={onContinue}>
          {t('continue')}
        </Button>
        <Button kind="link" onClick={onDecline}>
          {t('other-account')}
        </Button>
      </div>
    </>
  )
}
