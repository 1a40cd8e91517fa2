import { useMessages } from '@atrium/core-i18n'
import { mountReact } from '@atrium/core-routing'
import { PublicPage } from '../frame/public-page'
import { passwordMessages } from '../messages/password-messages'
import { PasswordCard } from '../password/password-card'
import styles from '../password/password-steps.module.css'

/** A new password for who has lost theirs, and the first one for who sets the platform up. */
export function ForgotPasswordPage() {
  const t = useMessages(passwordMessages)
  return (
    <PublicPage description={t('description')} width="form">
      <div className={styles['card']}>
        <PasswordCard />
      </div>
    </PublicPage>
  )
}

export const mount = mountReact(ForgotPasswordPage)
