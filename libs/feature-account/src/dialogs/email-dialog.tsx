import { useMessages } from '@atrium/core-i18n'
import { useCountdown } from '@atrium/ui/countdown'
import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { emailBinding, emailCode } from '../data/account-queries'
import { accountMessages } from '../messages/account-messages'
import { AddressDialog } from './address-dialog'

const emailSchema = z.email()

export interface EmailDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Another mail address, once its code has come back. */
export function EmailDialog({ title, onClose, onDone }: EmailDialogProps) {
  const t = useMessages(accountMessages)
  const [seconds, startCountdown] = useCountdown()
  const send = useMutation({ ...emailCode, onSuccess: (sent) => startCountdown(sent.seconds) })
  const bind = useMutation({ ...emailBinding, onSuccess: onDone })
  return (
    <AddressDialog
      title={title}
      type="email"
      label={t('new-email')}
      wrong={t('email-wrong')}
      isGood={(address) => emailSchema.safeParse(address).success}
      sent={send.data}
      seconds={seconds}
      busy={send.isPending || bind.isPending}
      sendError={send.error}
      bindError={bind.error}
      onSend={(email, password) => send.mutate({ email, password })}
      onBind={(email, code) => bind.mutate({ email, code })}
      onClose={onClose}
    />
  )
}
