import { useMessages } from '@atrium/core-i18n'
import { useRouting } from '@atrium/core-routing'
import { forgotPasswordPath } from '@atrium/domain-auth'
import type { Member } from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-layout'
import { CheckIcon, CopyIcon } from '@atrium/ui/icon'
import { Modal } from '@atrium/ui/modal'
import { Stack } from '@atrium/ui/stack'
import { Text } from '@atrium/ui/text'
import { TextInput } from '@atrium/ui/text-input'
import { useState } from 'react'
import { memberMessages } from '../messages/member-messages'

export interface AddedMemberProps {
  readonly member: Member
  /** Opens the page to set a password; null when the person has an account already. */
  readonly invitation: string | null
  readonly onAnother: () => void
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
}

/** Says that a person was added, with the link they need, once. */
export function AddedMember({ member, invitation, onAnother, onOpen, onClose }: AddedMemberProps) {
  const t = useMessages(memberMessages)
  const { href } = useRouting()
  const [copied, setCopied] = useState(false)
  const link =
    invitation &&
    new URL(`${href(forgotPasswordPath({}), '')}?token=${invitation}`, document.baseURI).href
  function copy() {
    // An intranet without TLS has no clipboard; the link stands there to be taken by hand.
    navigator.clipboard?.writeText(link ?? '').then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Modal
      open
      title={t('invited-title', { name: member.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onOpen(member.id)}>{t('see-member')}</Button>
          <Button onClick={onAnother}>{t('add-another')}</Button>
          {link && (
            <Button kind="primary" icon={copied ? CheckIcon : CopyIcon} onClick={copy}>
              {copied ? t('copied') : t('copy')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={3}>
        <Text block>{link ? t('invited-why') : t('invited-known')}</Text>
        {link && (
          <FormField label={t('set-up-link')}>
            <TextInput mono readOnly value={link} onChange={() => undefined} />
          </FormField>
        )}
      </Stack>
    </Modal>
  )
}
