import { useErrorText, useMessages } from '@atrium/core-i18n'
import { tokenDays, type TokenDays } from '@atrium/domain-developer'
import { Button } from '@atrium/ui/button'
import { useCopied } from '@atrium/ui/copied'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { CopyIcon } from '@atrium/ui/icon'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { Select } from '@atrium/ui/select'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { tokenIssue } from '../data/developer-queries'
import { developerMessages } from '../messages/developer-messages'
import styles from './developer.module.css'

interface TokenDialogProps {
  readonly onClose: () => void
}

/** Makes the token, and shows it this once. */
export function TokenDialog({ onClose }: TokenDialogProps) {
  const t = useMessages(developerMessages)
  const errorText = useErrorText()
  const [days, setDays] = useState<TokenDays>(90)
  const issue = useMutation(tokenIssue)
  const submit = () => issue.mutate({ days })
  if (issue.data) return <MadeToken token={issue.data.token} onClose={onClose} />
  return (
    <Modal
      open
      width="small"
      title={t('issue-title')}
      busy={issue.isPending}
      onClose={onClose}
      primary={{ label: t('issue'), onClick: submit }}
    >
      <FormLayout width="full" label={t('issue-title')} onSubmit={submit}>
        {issue.error && <Notice tone="danger">{errorText(issue.error)}</Notice>}
        <FormField label={t('days')} help={t('days-help')}>
          <Select<TokenDays>
            value={days}
            options={tokenDays.map((value) => ({ value, label: t('in-days', { days: value }) }))}
            onChange={(chosen) => setDays(chosen ?? days)}
          />
        </FormField>
      </FormLayout>
    </Modal>
  )
}

interface MadeTokenProps extends TokenDialogProps {
  readonly token: string
}

function MadeToken({ token, onClose }: MadeTokenProps) {
  const t = useMessages(developerMessages)
  const [copied, copy] = useCopied()
  return (
    <Modal
      open
      width="small"
      title={t('token-title')}
      busy
      onClose={onClose}
      footer={
        <>
          <Button icon={CopyIcon} onClick={() => copy(token)}>
            {copied ? t('copied') : t('copy')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {t('saved')}
          </Button>
        </>
      }
    >
      <Notice tone="warning">{t('token-about')}</Notice>
      <code className={styles['token']}>{token}</code>
    </Modal>
  )
}
