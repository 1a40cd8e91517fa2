import { useMessages } from '@atrium/core-i18n'
import { FormField } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Stack } from '@atrium/ui/stack'
import { Text } from '@atrium/ui/text'
import { TextArea } from '@atrium/ui/text-area'
import { useState } from 'react'
import { tenantMessages } from '../messages/tenant-messages'
import { Refusal } from './refusal'

export interface ReasonDialogProps {
  readonly title: string
  readonly why: string
  readonly act: string
  readonly danger?: boolean
  readonly busy: boolean
  readonly error: unknown
  readonly onSubmit: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why before an act that others will wonder about. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, why, act, danger = false, busy, error, onSubmit, onClose } = props
  const t = useMessages(tenantMessages)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  return (
    <Modal
      open
      width="small"
      title={title}
      busy={busy}
      onClose={onClose}
      primary={{
        label: act,
        danger,
        onClick() {
          setTried(true)
          if (!isMissing) onSubmit(reason.trim())
        },
      }}
    >
      <Stack gap={3}>
        <Refusal error={error} />
        <Text block tone="soft">
          {why}
        </Text>
        <FormField
          label={t('reason')}
          required
          help={t('reason-help')}
          error={tried && isMissing ? t('reason-missing') : undefined}
        >
          <TextArea rows={2} value={reason} maxLength={60} counted onChange={setReason} />
        </FormField>
      </Stack>
    </Modal>
  )
}
