import { useMessages } from '@atrium/core-i18n'
import { type JoinLink, shownJoinCode } from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { QrCode } from '@atrium/ui/qr-code'
import { Text } from '@atrium/ui/text'
import { TextInput } from '@atrium/ui/text-input'
import { useState } from 'react'
import { joiningMessages } from '../messages/joining-messages'
import { useJoinAddress } from './use-join-address'
import styles from './joining.module.css'

export interface QrDialogProps {
  readonly link: JoinLink
  readonly onClose: () => void
}

/** A link to be copied, read out or scanned. */
export function QrDialog({ link: { code, label }, onClose }: QrDialogProps) {
  const t = useMessages(joiningMessages)
  const [copied, setCopied] = useState(false)
  const address = useJoinAddress()(code)
  const shown = shownJoinCode(code)
  function copy() {
    // An intranet without TLS has no clipboard; the link stands there to be taken by hand.
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Modal
      open
      width="small"
      title={label || shown}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button kind="primary" onClick={copy}>
            {copied ? t('link-copied') : t('copy-link')}
          </Button>
        </>
      }
    >
      <div className={styles['paper']}>
        <QrCode value={address} label={t('qr-of', { code: shown })} />
        <Text size={16} mono weight="bold">
          {shown}
        </Text>
        <Text size={13} tone="muted">
          {t('qr-help')}
        </Text>
      </div>
      <FormField label={t('link-address')}>
        <TextInput mono readOnly value={address} onChange={() => undefined} />
      </FormField>
    </Modal>
  )
}
