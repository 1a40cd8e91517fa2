import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, write } from '@atrium/core-net'
import { useNavigate } from '@atrium/core-routing'
import {
  appViewPath,
  createApp,
  getApp,
  listApps,
  updateApp,
  type Application,
} from '@atrium/domain-apps'
import { FormField, FormLayout, FormSection } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { TextArea } from '@atrium/ui/text-area'
import { TextInput } from '@atrium/ui/text-input'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { appsMessages } from '../messages/apps-messages'
import { LookPicker } from './look-picker'

type Draft = Pick<Application, 'name' | 'description' | 'icon' | 'color'>

const blank: Draft = { name: '', description: '', icon: 'app', color: 'blue' }

/** Makes an application, or changes the one it is given. */
export function AppDialog({ app, onClose }: { app?: Application; onClose: () => void }) {
  const t = useMessages(appsMessages)
  const errorText = useErrorText()
  const [{ name, description, icon, color }, setDraft] = useState<Draft>(app ?? blank)
  const [tried, setTried] = useState(false)
  const save = useSave(app, onClose)
  const change = (part: Partial<Draft>) => setDraft((draft) => ({ ...draft, ...part }))
  const missing = name.trim() === ''
  const taken = isCallError(save.error, 'app-name-taken')

  function submit() {
    setTried(true)
    if (!missing) save.mutate({ name: name.trim(), description, icon, color })
  }

  function nameError() {
    if (tried && missing) return t('name-required')
    return taken ? errorText(save.error) : undefined
  }

  return (
    <Modal
      open
      title={app ? t('settings') : t('create-blank')}
      busy={save.isPending}
      onClose={onClose}
      primary={{ label: app ? t('save') : t('create-act'), onClick: submit }}
    >
      <FormLayout width="full">
        {save.error && !taken && <Notice tone="danger">{errorText(save.error)}</Notice>}
        <FormSection>
          <FormField label={t('name')} required error={nameError()}>
            <TextInput
              value={name}
              maxLength={40}
              placeholder={t('name-placeholder')}
              onEnter={submit}
              onChange={(next) => change({ name: next })}
            />
          </FormField>
          <FormField label={t('description')} optional>
            <TextArea
              rows={2}
              value={description}
              maxLength={200}
              onChange={(next) => change({ description: next })}
            />
          </FormField>
          <LookPicker icon={icon} color={color} onChange={change} />
        </FormSection>
      </FormLayout>
    </Modal>
  )
}

/** A new application is opened at once; a changed one closes the dialog. */
function useSave(app: Application | undefined, onClose: () => void) {
  const navigate = useNavigate()
  const stales = [listApps, getApp]
  const create = useMutation(write(createApp, { stales }))
  const update = useMutation(write(updateApp, { stales }))
  const mutate = (draft: Draft) => {
    if (app) return update.mutate({ appId: app.id, ...draft }, { onSuccess: onClose })
    create.mutate(draft, {
      onSuccess(made) {
        flushSync(onClose)
        navigate(appViewPath({ module: 'form', appId: made.id }))
      },
    })
  }
  return {
    mutate,
    error: create.error ?? update.error,
    isPending: create.isPending || update.isPending,
  }
}
