import { useMessages } from '@atrium/core-i18n'
import { phoneSchema } from '@atrium/domain-auth'
import { useCountdown } from '@atrium/ui/countdown'
import { useMutation } from '@tanstack/react-query'
import { phoneBinding, phoneCode } from '../data/account-queries'
import { accountMessages } from '../messages/account-messages'
import { AddressDialog } from './address-dialog'

export interface PhoneDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Another phone number, once its code has come back. */
export function PhoneDialog({ title, onClose, onDone }: PhoneDialogProps) {
  const t = useMessages(accountMessages)
  const [seconds, startCountdown] = useCountdown()
  const send = useMutation({ ...phoneCode, onSuccess: (sent) => startCountdown(sent.seconds) })
  const bind = useMutation({ ...phoneBinding, onSuccess: onDone })
  return (
    <AddressDialog
      title={title}
      type="tel"
      label={t('new-phone')}
      wrong={t('phone-wrong')}
      isGood={(address) => phoneSchema.safeParse(address).success}
      sent={send.data}
      seconds={seconds}
      busy={send.isPending || bind.isPending}
      sendError={send.error}
      bindError={bind.error}
      onSend={(phone, password) => send.mutate({ phone, password })}
      onBind={(phone, code) => bind.mutate({ phone, code })}
      onClose={onClose}
    />
  )
}
