import { useMessages } from '@atrium/core-i18n'
import { SuccessIcon } from '@atrium/ui/icon'
import { registrationMessages } from '../messages/registration-messages'
import styles from './waiting.module.css'

/** The registration waits for an operator. */
export function Waiting({
  loginId,
  number,
}: {
  readonly loginId: string
  readonly number: string
}) {
  const t = useMessages(registrationMessages)
  return (
    <output className={styles['waiting']}>
      <span className={styles['badge']}>
        <SuccessIcon size={24} />
      </span>
      <h2>{t('waiting-title')}</h2>
      <p>{t('waiting-why', { loginId: loginId.trim().toLowerCase() })}</p>
      <p className={styles['number']}>
        {t('waiting-number')} <code>{number}</code>
      </p>
    </output>
  )
}
