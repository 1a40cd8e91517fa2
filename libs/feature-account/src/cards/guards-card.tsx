import { useFormats, useMessages } from '@atrium/core-i18n'
import type { AccountSecurity } from '@atrium/domain-account'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Tag } from '@atrium/ui/tag'
import { accountMessages } from '../messages/account-messages'
import { LanguageRow } from './language-row'
import { SettingRow } from './setting-row'

/** What a person may open to change a guard of their account. */
export type OpenDialog =
  | 'password'
  | 'email'
  | 'phone'
  | 'unbind-phone'
  | 'two-step'
  | 'turn-off'
  | 'renew'
  | null

export interface GuardsCardProps {
  readonly security: AccountSecurity
  readonly onOpen: (dialog: OpenDialog) => void
}

/** Password, address, second step and language. */
export function GuardsCard({ security, onOpen }: GuardsCardProps) {
  const t = useMessages(accountMessages)
  const formats = useFormats()
  const { passwordChangedAt, email, twoStep } = security
  return (
    <Card title={t('guards-title')}>
      <SettingRow
        title={t('password')}
        about={
          passwordChangedAt
            ? t('password-since', { at: formats.dateTime(passwordChangedAt) })
            : t('password-first')
        }
      >
        <Button onClick={() => onOpen('password')}>{t('change-password')}</Button>
      </SettingRow>
      <SettingRow title={t('email')} about={email ?? t('email-none')}>
        <Button onClick={() => onOpen('email')}>
          {email ? t('change-email') : t('bind-email')}
        </Button>
      </SettingRow>
      <PhoneRow security={security} onOpen={onOpen} />
      <SettingRow
        title={t('two-step')}
        tag={
          <Tag tone={twoStep ? 'success' : 'neutral'} dot>
            {twoStep ? t('on') : t('off')}
          </Tag>
        }
        about={
          twoStep
            ? t('two-step-since', {
                at: formats.dateTime(twoStep.since),
                count: twoStep.recoveryCodesLeft,
              })
            : t('two-step-about')
        }
      >
        {twoStep ? (
          <>
            <Button onClick={() => onOpen('renew')}>{t('renew-codes')}</Button>
            <Button kind="danger-quiet" onClick={() => onOpen('turn-off')}>
              {t('turn-off')}
            </Button>
          </>
        ) : (
          <Button kind="primary" onClick={() => onOpen('two-step')}>
            {t('set-up')}
          </Button>
        )}
      </SettingRow>
      <LanguageRow />
    </Card>
  )
}

/** Without text messages no number can be proved; one that was bound before can still be removed. */
function PhoneRow({ security, onOpen }: GuardsCardProps) {
  const t = useMessages(accountMessages)
  const { phone, phoneOffered } = security
  const none = phoneOffered ? t('phone-none') : t('phone-not-offered')
  return (
    <SettingRow title={t('phone')} about={phone ?? none}>
      {phoneOffered && (
        <Button onClick={() => onOpen('phone')}>
          {phone ? t('change-phone') : t('bind-phone')}
        </Button>
      )}
      {phone && (
        <Button kind="danger-quiet" onClick={() => onOpen('unbind-phone')}>
          {t('unbind-phone')}
        </Button>
      )}
    </SettingRow>
  )
}
