import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, write } from '@atrium/core-net'
import { useNavigate } from '@atrium/core-routing'
import { getApp, listApps } from '@atrium/domain-apps'
import { createForm, formSettingPath, listForms } from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-layout'
import { AddIcon } from '@atrium/ui/icon'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { TextInput } from '@atrium/ui/text-input'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { listMessages } from '../messages/list-messages'

interface NewFormProps {
  appId: string
  kind: 'primary' | 'quiet'
}

/** Asks for a name, makes a form in the application and goes on to its designer. */
export function NewForm({ appId, kind }: NewFormProps) {
  const t = useMessages(listMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind={kind} icon={AddIcon} opens="dialog" onClick={() => setOpen(true)}>
        {t('new-form')}
      </Button>
      {isOpen && <NewFormDialog appId={appId} onClose={() => setOpen(false)} />}
    </>
  )
}

function NewFormDialog({ appId, onClose }: { appId: string; onClose: () => void }) {
  const t = useMessages(listMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const create = useMutation(write(createForm, { stales: [getApp, listApps, listForms] }))
  const missing = name.trim() === ''
  const taken = isCallError(create.error, 'form-name-taken')

  function submit() {
    setTried(true)
    if (missing || create.isPending) return
    create.mutate(
      { appId, name: name.trim() },
      {
        onSuccess: ({ id }) =>
          navigate(formSettingPath({ appType: 'form', appId, version: 'draft', tableId: id })),
      },
    )
  }

  function nameError() {
    if (tried && missing) return t('form-name-required')
    return taken ? errorText(create.error) : undefined
  }

  return (
    <Modal
      open
      width="small"
      title={t('new-form')}
      busy={create.isPending}
      onClose={onClose}
      primary={{ label: t('design-form'), onClick: submit }}
    >
      {create.error && !taken && <Notice tone="danger">{errorText(create.error)}</Notice>}
      <FormField label={t('form-name')} required error={nameError()}>
        <TextInput
          value={name}
          maxLength={60}
          placeholder={t('form-name-placeholder')}
          onEnter={submit}
          onChange={setName}
        />
      </FormField>
    </Modal>
  )
}
