import { useMessages } from '@atrium/core-i18n'
import type { AccountSecurity } from '@atrium/domain-account'
import { useMutation } from '@tanstack/react-query'
import type { OpenDialog } from '../cards/guards-card'
import { codesRenewal, phoneRemoval, twoStepEnd } from '../data/account-queries'
import { accountMessages } from '../messages/account-messages'
import { ChangePasswordDialog } from './change-password-dialog'
import { CodesDialog } from './codes-dialog'
import { EmailDialog } from './email-dialog'
import { PasswordDialog } from './password-dialog'
import { PhoneDialog } from './phone-dialog'
import { SetUpDialog } from './set-up-dialog'

export interface SecurityDialogsProps {
  readonly open: OpenDialog
  readonly security: AccountSecurity
  readonly onClose: () => void
  /** What was done, in words. */
  readonly onDone: (said: string) => void
}

/** Whichever dialog is open. */
export function SecurityDialogs({ open, security, onClose, onDone }: SecurityDialogsProps) {
  const t = useMessages(accountMessages)
  const { loginId, email, phone, passwordRule } = security
  switch (open) {
    case null:
      return null
    case 'password':
      return (
        <ChangePasswordDialog
          loginId={loginId}
          rule={passwordRule}
          onClose={onClose}
          onDone={() => onDone(t('password-changed'))}
        />
      )
    case 'email':
      return (
        <EmailDialog
          title={email ? t('change-email') : t('bind-email')}
          onClose={onClose}
          onDone={() => onDone(t('email-bound'))}
        />
      )
    case 'phone':
      return (
        <PhoneDialog
          title={phone ? t('change-phone') : t('bind-phone')}
          onClose={onClose}
          onDone={() => onDone(t('phone-bound'))}
        />
      )
    case 'unbind-phone':
      return (
        <UnbindPhoneDialog
          phone={phone ?? ''}
          onClose={onClose}
          onDone={() => onDone(t('phone-unbound'))}
        />
      )
    case 'two-step':
      return (
        <SetUpDialog
          alreadyOn={security.twoStep !== null}
          onClose={onClose}
          onDone={() => onDone(t('two-step-turned-on'))}
        />
      )
    case 'turn-off':
      return <TurnOffDialog onClose={onClose} onDone={() => onDone(t('two-step-turned-off'))} />
    case 'renew':
      return <RenewDialog onClose={onClose} />
  }
}

function TurnOffDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useMessages(accountMessages)
  const end = useMutation({ ...twoStepEnd, onSuccess: onDone })
  return (
    <PasswordDialog
      danger
      title={t('turn-off-title')}
      about={t('turn-off-about')}
      act={t('turn-off')}
      busy={end.isPending}
      error={end.error}
      onPassword={(password) => end.mutate({ password })}
      onClose={onClose}
    />
  )
}

interface UnbindPhoneDialogProps {
  readonly phone: string
  readonly onClose: () => void
  readonly onDone: () => void
}

function UnbindPhoneDialog({ phone, onClose, onDone }: UnbindPhoneDialogProps) {
  const t = useMessages(accountMessages)
  const remove = useMutation({ ...phoneRemoval, onSuccess: onDone })
  return (
    <PasswordDialog
      danger
      title={t('unbind-phone-title')}
      about={t('unbind-phone-about', { phone })}
      act={t('unbind-phone')}
      busy={remove.isPending}
      error={remove.error}
      onPassword={(password) => remove.mutate({ password })}
      onClose={onClose}
    />
  )
}

function RenewDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(accountMessages)
  const renew = useMutation(codesRenewal)
  if (renew.data) return <CodesDialog codes={renew.data.codes} onClose={onClose} />
  return (
    <PasswordDialog
      title={t('renew-title')}
      about={t('renew-about')}
      act={t('renew-codes')}
      busy={renew.isPending}
      error={renew.error}
      onPassword={(password) => renew.mutate({ password })}
      onClose={onClose}
    />
  )
}
