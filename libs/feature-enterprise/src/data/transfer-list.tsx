import { useFormats, useMessages } from '@atrium/core-i18n'
import type { Usage } from '@atrium/domain-enterprise'
import { Tag } from '@atrium/ui/tag'
import { Text } from '@atrium/ui/text'
import { dataMessages } from './data-messages'
import styles from './data.module.css'

const tones = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const

/** Who brought data in or took it out lately. */
export function TransferList({ jobs }: { readonly jobs: Usage['jobs'] }) {
  const t = useMessages(dataMessages)
  const formats = useFormats()
  if (jobs.length === 0) return <Text tone="muted">{t('no-transfers')}</Text>
  return (
    <ul className={styles['transfers']}>
      {jobs.map(({ id, kind, title, person, state, createdAt }) => (
        <li key={id}>
          <span className={styles['name']}>{title || kind}</span>
          <span>{kind.includes('import') ? t('import') : t('export-kind')}</span>
          <span>{person}</span>
          <time dateTime={createdAt}>{formats.dateTime(createdAt)}</time>
          <Tag tone={tones[state]} dot>
            {t(`state-${state}`)}
          </Tag>
        </li>
      ))}
    </ul>
  )
}
