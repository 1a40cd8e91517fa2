import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import {
  type Channel,
  reminderKinds,
  type ReminderType,
  reminderTypes,
  type SubscriptionsSeen,
} from '@atrium/domain-subscription'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { LockIcon } from '@atrium/ui/icon'
import { Switch } from '@atrium/ui/switch'
import { Tag } from '@atrium/ui/tag'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { reminderChoice } from '../data/subscription-queries'
import { pushMessages } from '../messages/push-messages'
import { LeftAppsDialog } from './left-apps-dialog'
import styles from './push.module.css'

const ways: readonly Channel[] = ['in-app', 'mail']

interface RemindersCardProps {
  readonly subscriptions: SubscriptionsSeen
}

/** Each reminder by each way it can come. */
export function RemindersCard({ subscriptions }: RemindersCardProps) {
  const t = useMessages(pushMessages)
  const [choosing, setChoosing] = useState<ReminderType | null>(null)
  return (
    <Card title={t('reminders')} padding="none">
      <table className={styles['table']}>
        <caption className="atr-hidden">{t('reminders')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('reminder')}</th>
            {ways.map((way) => (
              <th key={way} scope="col" className={styles['way']}>
                {t(way)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reminderTypes.map((type) => (
            <ReminderLine
              key={type}
              type={type}
              subscriptions={subscriptions}
              onChooseApps={() => setChoosing(type)}
            />
          ))}
        </tbody>
      </table>
      {choosing && (
        <LeftAppsDialog
          type={choosing}
          left={subscriptions.left.filter((each) => each.type === choosing)}
          onClose={() => setChoosing(null)}
        />
      )}
    </Card>
  )
}

interface ReminderLineProps extends RemindersCardProps {
  readonly type: ReminderType
  readonly onChooseApps: () => void
}

function ReminderLine({ type, subscriptions, onChooseApps }: ReminderLineProps) {
  const t = useMessages(pushMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const choice = useMutation(reminderChoice)
  const kind = reminderKinds[type]
  const { subscribed, channels } = subscriptions.reminders[type]
  const kept = subscribed ? channels : []
  const shown = choice.isPending ? choice.variables.channels : kept

  function turn(way: Channel, on: boolean) {
    const next = ways.filter((each) => (each === way ? on : shown.includes(each)))
    const onError = (error: unknown) => toast({ text: errorText(error), tone: 'danger' })
    choice.mutate({ type, subscribed: next.length > 0, channels: next }, { onError })
  }

  return (
    <tr>
      <th scope="row">
        <span className={styles['name']}>
          {t(type)}
          {kind.isFixed && <Tag icon={LockIcon}>{t('always')}</Tag>}
        </span>
        <p>{t(`${type}-about`)}</p>
        {kind.scope === 'application' && (
          <LeftApps type={type} subscriptions={subscriptions} onChooseApps={onChooseApps} />
        )}
      </th>
      {ways.map((way) => (
        <td key={way} className={styles['way']} data-label={t(way)}>
          {kind.ways.includes(way) ? (
            <Switch
              label={t('by-way', { reminder: t(type), way: t(way) })}
              value={kind.isFixed || shown.includes(way)}
              disabled={kind.isFixed}
              onChange={(on) => turn(way, on)}
            />
          ) : (
            <span className={styles['none']}>
              <span aria-hidden>–</span>
              <span className="atr-hidden">{t('no-way')}</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

function LeftApps({ type, subscriptions, onChooseApps }: ReminderLineProps) {
  const t = useMessages(pushMessages)
  const formats = useFormats()
  const left = subscriptions.left.filter((each) => each.type === type)
  const apps = formats.list(left.map(({ name }) => name ?? t('deleted-app')))
  return (
    <p className={styles['apps']}>
      {left.length > 0 ? t('all-but', { apps }) : t('all-apps')}
      <Button size="small" kind="link" onClick={onChooseApps}>
        {t('choose-apps')}
      </Button>
    </p>
  )
}
