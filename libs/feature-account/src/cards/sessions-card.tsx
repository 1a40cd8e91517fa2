import { useFormats, useMessages } from '@atrium/core-i18n'
import { deviceOf, type OwnSession } from '@atrium/domain-account'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { CodeIcon, DeviceIcon, MobileIcon } from '@atrium/ui/icon'
import { Tag } from '@atrium/ui/tag'
import { accountMessages } from '../messages/account-messages'
import { SettingRow } from './setting-row'
import { useDeviceName } from './use-device-name'
import styles from './cards.module.css'

export interface SessionsCardProps {
  readonly sessions: readonly OwnSession[]
  /** The session that is being ended. */
  readonly ending: string | null
  readonly onEnd: (session: OwnSession) => void
  readonly onEndOthers: () => void
}

/** Where the person is signed in, and the way out of each. */
export function SessionsCard({ sessions, ending, onEnd, onEndOthers }: SessionsCardProps) {
  const t = useMessages(accountMessages)
  const hasOthers = sessions.some(({ current }) => !current)
  return (
    <Card
      title={t('sessions-title')}
      note={t('sessions-note', { count: sessions.length })}
      extra={
        hasOthers && (
          <Button kind="danger-quiet" size="small" onClick={onEndOthers}>
            {t('end-others')}
          </Button>
        )
      }
    >
      {sessions.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          ending={ending === session.id}
          onEnd={() => onEnd(session)}
        />
      ))}
    </Card>
  )
}

interface SessionRowProps {
  readonly session: OwnSession
  readonly ending: boolean
  readonly onEnd: () => void
}

function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const t = useMessages(accountMessages)
  const formats = useFormats()
  const nameOf = useDeviceName()
  const { current, ip, userAgent, createdAt, seenAt } = session
  const name = nameOf(userAgent)
  const DeviceKind = icons[deviceOf(userAgent).kind]
  return (
    <SettingRow
      title={name}
      tag={
        current ? (
          <Tag tone="brand">{t('this-device')}</Tag>
        ) : (
          <Tag icon={DeviceKind}>{t('session-seen', { at: formats.dateTime(seenAt) })}</Tag>
        )
      }
      about={
        <span className={styles['good']}>
          {t('session-line', { ip, at: formats.dateTime(createdAt) })}
        </span>
      }
    >
      {!current && (
        <Button
          size="small"
          loading={ending}
          label={`${t('end-session')}: ${name}, ${ip}`}
          onClick={onEnd}
        >
          {t('end-session')}
        </Button>
      )}
    </SettingRow>
  )
}

const icons = { desktop: DeviceIcon, phone: MobileIcon, tablet: MobileIcon, program: CodeIcon }
