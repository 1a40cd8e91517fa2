import { useFormats, useMessages } from '@atrium/core-i18n'
import type { Usage } from '@atrium/domain-enterprise'
import { Empty } from '@atrium/ui/empty'
import { dataMessages } from './data-messages'
import styles from './data.module.css'

/** Applications by what their records take, as bars beside their names. */
export function AppUsageList({ usage }: { readonly usage: Usage }) {
  const t = useMessages(dataMessages)
  const formats = useFormats()
  const most = Math.max(1, ...usage.apps.map(({ bytes }) => bytes))
  if (usage.apps.length === 0) {
    return <Empty title={t('no-apps')} why={t('no-apps-why')} />
  }
  return (
    <ul className={styles['apps']}>
      {usage.apps.map(({ appId, name, forms, records, bytes }) => (
        <li key={appId}>
          <span className={styles['name']}>{name}</span>
          <span className={styles['size']}>{formats.bytes(bytes)}</span>
          <span className={styles['bar']} aria-hidden>
            <span style={{ width: `${(bytes / most) * 100}%` }} />
          </span>
          <span className={styles['about']}>
            {t('app-about', { forms: formats.number(forms), records: formats.number(records) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
