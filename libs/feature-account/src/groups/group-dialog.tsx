import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { SubjectField } from '@atrium/core-shell'
import type { UserGroup, UserGroupDraft } from '@atrium/domain-org'
import { FormField, FormLayout, FormSection } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { RadioGroup } from '@atrium/ui/radio-group'
import { TextInput } from '@atrium/ui/text-input'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { groupAdding, groupChange } from '../data/group-queries'
import { groupMessages } from '../messages/group-messages'

interface GroupDialogProps {
  /** Left out for a new one. */
  readonly group?: UserGroup | undefined
  readonly onClose: () => void
  readonly onSaved: (name: string) => void
}

/** A group does not hold groups. */
const kinds = ['everyone', 'person', 'department', 'post', 'role'] as const

const blank: UserGroupDraft = { name: '', kind: 'private', scope: [] }

/** Makes a group, or changes the one it is given. */
export function GroupDialog({ group, onClose, onSaved }: GroupDialogProps) {
  const t = useMessages(groupMessages)
  const errorText = useErrorText()
  const [{ name, kind, scope }, setDraft] = useState<UserGroupDraft>(group ?? blank)
  const [tried, setTried] = useState(false)
  const adding = useMutation(groupAdding)
  const changing = useMutation(groupChange)
  const change = (part: Partial<UserGroupDraft>) => setDraft((draft) => ({ ...draft, ...part }))
  const error = adding.error ?? changing.error
  const taken = isCallError(error, 'name-taken')

  function submit() {
    setTried(true)
    const draft = { name: name.trim(), kind, scope }
    if (draft.name === '' || scope.length === 0) return
    const onSuccess = () => onSaved(draft.name)
    if (group) changing.mutate({ groupId: group.id, ...draft }, { onSuccess })
    else adding.mutate(draft, { onSuccess })
  }

  function nameError() {
    if (tried && name.trim() === '') return t('name-missing')
    return taken ? t('name-taken') : undefined
  }

  return (
    <Modal
      open
      title={group ? t('change-title') : t('add')}
      busy={adding.isPending || changing.isPending}
      onClose={onClose}
      primary={{ label: group ? t('save') : t('add'), onClick: submit }}
    >
      <FormLayout width="full" onSubmit={submit}>
        {error && !taken && <Notice tone="danger">{errorText(error)}</Notice>}
        <FormSection>
          <FormField label={t('name')} required error={nameError()}>
            <TextInput
              value={name}
              maxLength={60}
              placeholder={t('name-placeholder')}
              onChange={(next) => change({ name: next })}
            />
          </FormField>
          <FormField label={t('kind')}>
            <RadioGroup
              value={kind}
              direction="column"
              options={[
                { value: 'private', label: t('private'), description: t('private-hint') },
                { value: 'public', label: t('public'), description: t('public-hint') },
              ]}
              onChange={(next) => change({ kind: next })}
            />
          </FormField>
          <FormField
            label={t('scope')}
            required
            error={tried && scope.length === 0 ? t('scope-missing') : undefined}
          >
            <SubjectField
              value={scope}
              kinds={kinds}
              onChange={(next) => change({ scope: next })}
            />
          </FormField>
        </FormSection>
      </FormLayout>
    </Modal>
  )
}
