import { useMessages } from '@atrium/core-i18n'
import type { PasswordStrength } from '@atrium/domain-auth'
import { registrationMessages } from '../messages/registration-messages'
import styles from './strength-meter.module.css'

/** How hard the password is to guess, in words and three bars. */
export function StrengthMeter({ strength }: { readonly strength: PasswordStrength }) {
  const t = useMessages(registrationMessages)
  return (
    <output className={styles['meter']} data-strength={strength} aria-label={t('strength')}>
      <span className={styles['bars']} aria-hidden>
        <i />
        <i />
        <i />
      </span>
      {t(`strength-${strength}`)}
    </output>
  )
}
