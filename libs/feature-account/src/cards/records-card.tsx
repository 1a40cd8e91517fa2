import { useFormats, useMessages } from '@atrium/core-i18n'
import type { SecurityAct, SecurityRecord } from '@atrium/domain-account'
import { Card } from '@atrium/ui/card'
import { HistoryIcon, WarningIcon } from '@atrium/ui/icon'
import { accountMessages } from '../messages/account-messages'
import { useDeviceName } from './use-device-name'
import styles from './cards.module.css'

const bad: ReadonlySet<SecurityAct> = new Set(['session.refuse-sign-in', 'session.refuse-factor'])

export interface RecordsCardProps {
  readonly records: readonly SecurityRecord[]
  readonly cut: boolean
}

/** What happened to the account in the last seven days. */
export function RecordsCard({ records, cut }: RecordsCardProps) {
  const t = useMessages(accountMessages)
  const formats = useFormats()
  const nameOf = useDeviceName()
  return (
    <Card title={t('records-title')} note={t('records-note')}>
      {records.length === 0 && <p className={styles['foot']}>{t('records-none')}</p>}
      <ul className={styles['records']}>
        {records.map(({ at, act, ip, userAgent }, index) => (
          <li key={`${at} ${index}`}>
            {bad.has(act) ? (
              <WarningIcon className={styles['bad']} />
            ) : (
              <HistoryIcon className={styles['good']} />
            )}
            <span>{t(`act-${act}`)}</span>
            <time dateTime={at}>{formats.dateTime(at)}</time>
            <small>
              {[userAgent === null ? '' : nameOf(userAgent), ip].filter(Boolean).join(' · ')}
            </small>
          </li>
        ))}
      </ul>
      {cut && <p className={styles['foot']}>{t('records-cut', { count: records.length })}</p>}
    </Card>
  )
}
