import { useFormats, useMessages } from '@atrium/core-i18n'
import { useCurrentUser } from '@atrium/core-session'
import type { DeveloperReview } from '@atrium/domain-developer'
import { Button } from '@atrium/ui/button'
import { Tag } from '@atrium/ui/tag'
import { SettingRow } from '../cards/setting-row'
import { developerMessages } from '../messages/developer-messages'
import { standingOf } from './standing'
import styles from './developer.module.css'

interface ReviewLineProps {
  readonly review: DeveloperReview
  readonly onAct: (act: 'review' | 'revoke') => void
}

/** Somebody's authorization: who, why, how it stands. */
export function ReviewLine({ review, onAct }: ReviewLineProps) {
  const t = useMessages(developerMessages)
  const formats = useFormats()
  const user = useCurrentUser()
  const { person, reason, note, state, token, reviewer, appliedAt } = review
  const { word, tone } = standingOf(review)
  const { name } = person
  const isOwn = person.id === user.id
  const facts = [
    t('of-account', { loginId: person.loginId }),
    t('applied-on', { at: formats.dateTime(appliedAt) }),
    reviewer && t('reviewed-by', { name: reviewer.name }),
    token?.lastUsedAt && t('last-used-at', { at: formats.dateTime(token.lastUsedAt) }),
  ]
  return (
    <SettingRow
      title={name}
      tag={
        <Tag dot tone={tone}>
          {t(word)}
        </Tag>
      }
      about={
        <>
          <span className={styles['reason']}>{reason}</span>
          {facts.filter(Boolean).join(' · ')}
          {note !== '' && (
            <span className={styles['note']}>
              {t('note')}: {note}
            </span>
          )}
          {isOwn && <span className={styles['note']}>{t('own-application')}</span>}
        </>
      }
    >
      {!isOwn && (state === 'applying' || state === 'under-review') && (
        <Button kind="primary" label={t('review-of', { name })} onClick={() => onAct('review')}>
          {t('review')}
        </Button>
      )}
      {!isOwn && state === 'approved' && (
        <Button
          kind="danger-quiet"
          label={t('revoke-of', { name })}
          onClick={() => onAct('revoke')}
        >
          {t('revoke')}
        </Button>
      )}
    </SettingRow>
  )
}
