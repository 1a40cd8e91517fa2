import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { checkServices } from '@atrium/domain-enterprise'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { RefreshIcon } from '@atrium/ui/icon'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { Tag } from '@atrium/ui/tag'
import { useQuery } from '@tanstack/react-query'
import { privatizationMessages } from './privatization-messages'
import styles from './privatization.module.css'

const tones = { ok: 'success', failed: 'danger', off: 'neutral' } as const

/** Whether what the installation stands on works, tried when one looks. */
export function ServicesCard() {
  const t = useMessages(privatizationMessages)
  const errorText = useErrorText()
  const formats = useFormats()
  const { data, error, isFetching, refetch } = useQuery(read(checkServices, {}))
  return (
    <Card
      title={t('services')}
      extra={
        <Button size="small" icon={RefreshIcon} loading={isFetching} onClick={() => void refetch()}>
          {t('check')}
        </Button>
      }
    >
      {!data && !error && <Skeleton count={4} />}
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
      {data && (
        <ul className={styles['services']}>
          {data.services.map(({ name, state, about, millis }) => (
            <li key={name}>
              <strong>{t(`service-${name}`)}</strong>
              <span>
                {name === 'storage' && state === 'ok' ? t('free', { size: about }) : about}
              </span>
              <span>{millis === null ? '' : t('took', { millis: formats.number(millis) })}</span>
              <Tag tone={tones[state]} dot>
                {t(`state-${state}`)}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
