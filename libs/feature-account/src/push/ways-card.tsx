import { useMessages } from '@atrium/core-i18n'
import { useRouting } from '@atrium/core-routing'
import { settingsSecurityPath } from '@atrium/domain-account'
import type { SubscriptionsSeen } from '@atrium/domain-subscription'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Tag } from '@atrium/ui/tag'
import { SettingRow } from '../cards/setting-row'
import { pushMessages } from '../messages/push-messages'

interface WaysCardProps {
  readonly mail: SubscriptionsSeen['mail']
}

/** Which ways lead anywhere: what is not connected is not promised. */
export function WaysCard({ mail }: WaysCardProps) {
  const t = useMessages(pushMessages)
  return (
    <Card title={t('ways')}>
      <SettingRow
        title={t('in-app')}
        tag={
          <Tag dot tone="success">
            {t('ready')}
          </Tag>
        }
        about={t('in-app-about')}
      />
      <MailRow mail={mail} />
      <SettingRow
        title={t('others')}
        tag={<Tag dot>{t('not-connected')}</Tag>}
        about={t('others-about')}
      />
    </Card>
  )
}

function MailRow({ mail: { address, isSent } }: WaysCardProps) {
  const t = useMessages(pushMessages)
  const { href } = useRouting()
  const state = standing()
  const where = address === null ? t('mail-none') : t('mail-to', { address })
  return (
    <SettingRow
      title={t('mail')}
      tag={
        <Tag dot tone={state === 'ready' ? 'success' : 'warning'}>
          {t(state)}
        </Tag>
      }
      about={isSent ? where : t('mail-not-sent')}
    >
      {address === null && (
        <Button href={href(`${settingsSecurityPath({})}?open=email`)}>{t('bind-mail')}</Button>
      )}
    </SettingRow>
  )

  function standing() {
    if (!isSent) return 'not-connected'
    return address === null ? 'no-address' : 'ready'
  }
}
