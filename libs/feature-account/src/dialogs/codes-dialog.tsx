import { useMessages } from '@atrium/core-i18n'
import { Button } from '@atrium/ui/button'
import { useCopied } from '@atrium/ui/copied'
import { CopyIcon } from '@atrium/ui/icon'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { accountMessages } from '../messages/account-messages'
import styles from './dialogs.module.css'

export interface CodesDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** The recovery codes, this once. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const t = useMessages(accountMessages)
  const [copied, copy] = useCopied()
  return (
    <Modal
      open
      width="small"
      title={t('codes-title')}
      onClose={onClose}
      footer={
        <>
          <Button icon={CopyIcon} onClick={() => copy(codes.join('\n'))}>
            {copied ? t('copied') : t('copy-codes')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <Notice tone="warning">{t('codes-about')}</Notice>
      <ol className={styles['codes']} aria-label={t('codes-title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </Modal>
  )
}
