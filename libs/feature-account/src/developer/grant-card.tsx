import { useFormats, useMessages } from '@atrium/core-i18n'
import type { DeveloperGrant } from '@atrium/domain-developer'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DescriptionList, type Fact } from '@atrium/ui/description-list'
import { Tag } from '@atrium/ui/tag'
import { SettingRow } from '../cards/setting-row'
import { developerMessages } from '../messages/developer-messages'
import { standingOf } from './standing'
import styles from './developer.module.css'

interface GrantCardProps {
  readonly grant: DeveloperGrant
  readonly onOpen: (what: 'apply' | 'reset' | 'issue') => void
  readonly onWithdraw: () => void
}

/** How one's authorization stands, and what can be done about it. */
export function GrantCard({ grant, onOpen, onWithdraw }: GrantCardProps) {
  const t = useMessages(developerMessages)
  const { word, about, tone } = standingOf(grant)
  const facts = useFacts(grant)
  return (
    <Card title={t('standing')}>
      <SettingRow
        title={t('title')}
        tag={
          <Tag dot tone={tone}>
            {t(word)}
          </Tag>
        }
        about={t(about)}
      >
        <GrantActs grant={grant} onOpen={onOpen} onWithdraw={onWithdraw} />
      </SettingRow>
      <div className={styles['facts']}>
        <DescriptionList facts={facts} />
      </div>
    </Card>
  )
}

function GrantActs({ grant: { state, token }, onOpen, onWithdraw }: GrantCardProps) {
  const t = useMessages(developerMessages)
  if (state === 'rejected' || state === 'failed') {
    return (
      <Button kind="primary" onClick={() => onOpen('apply')}>
        {t('reapply')}
      </Button>
    )
  }
  if (state !== 'approved') return <Button onClick={onWithdraw}>{t('withdraw')}</Button>
  return (
    <>
      {token === null ? (
        <Button kind="primary" onClick={() => onOpen('issue')}>
          {t('issue')}
        </Button>
      ) : (
        <Button onClick={() => onOpen('reset')}>{t('reset')}</Button>
      )}
      <Button kind="danger-quiet" onClick={onWithdraw}>
        {t('give-up')}
      </Button>
    </>
  )
}

function useFacts({ reason, note, appliedAt, reviewedAt, token }: DeveloperGrant): Fact[] {
  const t = useMessages(developerMessages)
  const formats = useFormats()
  const at = (label: 'applied-at' | 'reviewed-at' | 'issued-at' | 'expires-at', time: string) => ({
    label: t(label),
    value: formats.dateTime(time),
  })
  return [
    { label: t('reason-about'), value: reason, wide: true },
    ...(note === '' ? [] : [{ label: t('note'), value: note, wide: true }]),
    at('applied-at', appliedAt),
    ...(reviewedAt === null ? [] : [at('reviewed-at', reviewedAt)]),
    ...(token === null
      ? []
      : [
          { label: t('token'), value: t('token-hint', { hint: token.hint }) },
          at('issued-at', token.issuedAt),
          at('expires-at', token.expiresAt),
          {
            label: t('last-used'),
            value: token.lastUsedAt === null ? t('never') : formats.dateTime(token.lastUsedAt),
          },
        ]),
  ]
}
