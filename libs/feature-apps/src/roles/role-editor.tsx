import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, write, toneOf } from '@atrium/core-net'
import {
  addAppRole,
  type AppRole,
  type AppRoleKind,
  appRoleKinds,
  changeAppRole,
  type KeptRole,
  listAppRoles,
} from '@atrium/domain-access'
import type { Application } from '@atrium/domain-apps'
import { Button } from '@atrium/ui/button'
import { FormField, FormLayout, FormSection, SubmitBar } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { Select } from '@atrium/ui/select'
import { TextArea } from '@atrium/ui/text-area'
import { TextInput } from '@atrium/ui/text-input'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { rolesMessages } from '../messages/roles-messages'
import { GrantsEditor } from './grants-editor'
import { MembersField } from './members-field'
import { RolePreview } from './role-preview'

type Draft = Pick<AppRole, 'kind' | 'name' | 'description' | 'subjects' | 'grants'>

const blank: Draft = { kind: 'operator', name: '', description: '', subjects: [], grants: [] }

interface RoleEditorProps {
  app: Application
  /** Null for one that is added. */
  role: KeptRole | null
  isFirst: boolean
  onDone: () => void
  /** Somebody else changed it: its present version is wanted. */
  onReload: (roleId: string) => void
}

/** A role being added or changed; who gains and loses it is told before it is saved. */
export function RoleEditor({ app, role, isFirst, onDone, onReload }: RoleEditorProps) {
  const t = useMessages(rolesMessages)
  const errorText = useErrorText()
  const [draft, setDraft] = useState<Draft>(() => draftOf(role))
  const [tried, setTried] = useState(false)
  const save = useSave(app.id, role, onDone)
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))
  const isNameless = draft.name.trim() === ''
  const isTaken = isCallError(save.error, 'app-role-name-taken')
  const isChanged = isCallError(save.error, 'app-role-changed')
  const nameError = () => {
    if (tried && isNameless) return t('name-required')
    return isTaken ? errorText(save.error) : undefined
  }
  const submit = () => {
    setTried(true)
    if (!isNameless) save.mutate({ ...draft, name: draft.name.trim() })
  }
  return (
    <FormLayout width="full" label={t('title')} onSubmit={submit}>
      {isFirst && (
        <Notice tone="warning" title={t('first-title')}>
          {t('first-why')}
        </Notice>
      )}
      <FormSection>
        <FormField label={t('name')} required error={nameError()}>
          <TextInput value={draft.name} maxLength={60} onChange={(name) => change({ name })} />
        </FormField>
        <FormField label={t('kind')} help={t(`kind-hint.${draft.kind}`)}>
          <Select<AppRoleKind>
            value={draft.kind}
            options={appRoleKinds.map((kind) => ({
              value: kind,
              label: t(`kind.${kind}`),
              description: t(`kind-hint.${kind}`),
            }))}
            onChange={(kind) => kind && change({ kind })}
          />
        </FormField>
        <FormField label={t('description')} optional>
          <TextArea
            rows={2}
            value={draft.description}
            maxLength={200}
            onChange={(description) => change({ description })}
          />
        </FormField>
        <MembersField value={draft.subjects} onChange={(subjects) => change({ subjects })} />
        <RolePreview appId={app.id} role={role} draft={draft} />
      </FormSection>
      {draft.kind === 'custom' && (
        <FormSection title={t('grants')} purpose={t('grants-help')}>
          <GrantsEditor app={app} grants={draft.grants} onChange={(grants) => change({ grants })} />
        </FormSection>
      )}
      {role && isChanged && (
        <Notice
          tone="warning"
          title={t('conflict')}
          action={<Button onClick={() => onReload(role.id)}>{t('conflict-act')}</Button>}
        >
          {t('conflict-why')}
        </Notice>
      )}
      {save.error && !isTaken && !isChanged && (
        <Notice tone={toneOf(save.error)} title={errorText(save.error)} />
      )}
      <SubmitBar>
        <Button kind="primary" type="submit" loading={save.isPending}>
          {t('save')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('back')}
        </Button>
      </SubmitBar>
    </FormLayout>
  )
}

function draftOf(role: KeptRole | null): Draft {
  if (!role) return blank
  const { kind, name, description, subjects, grants } = role
  return { kind, name, description, subjects, grants }
}

/** Grants count for custom roles alone; they are left out of the others. */
function useSave(appId: string, role: KeptRole | null, onDone: () => void) {
  const t = useMessages(rolesMessages)
  const toast = useToast()
  const stales = [listAppRoles]
  const add = useMutation(write(addAppRole, { stales }))
  const change = useMutation(write(changeAppRole, { stales }))
  const onSuccess = ({ name }: KeptRole) => {
    toast({ text: t('saved', { name }) })
    onDone()
  }
  const mutate = (draft: Draft) => {
    const kept = { ...draft, grants: draft.kind === 'custom' ? draft.grants : [] }
    if (!role) return add.mutate({ ...kept, appId }, { onSuccess })
    const { id: roleId, version } = role
    change.mutate({ ...kept, appId, roleId, version }, { onSuccess })
  }
  return {
    mutate,
    error: add.error ?? change.error,
    isPending: add.isPending || change.isPending,
  }
}
