import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, write } from '@atrium/core-net'
import { useUnsavedChanges, windowPlace } from '@atrium/core-routing'
import {
  answersUnder,
  changeInstallation,
  getInstallation,
  type Installation,
  type InstallationSettings,
  installationSettingsSchema,
} from '@atrium/domain-enterprise'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { FormField, FormLayout, FormSection, SubmitBar } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { Switch } from '@atrium/ui/switch'
import { TextArea } from '@atrium/ui/text-area'
import { TextInput } from '@atrium/ui/text-input'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { privatizationMessages } from './privatization-messages'

interface InstallationFormProps {
  readonly installation: Installation
  readonly onReload: () => void
}

const changing = write(changeInstallation, { stales: [getInstallation] })

/** What the enterprise decides about its installation. */
export function InstallationForm({ installation, onReload }: InstallationFormProps) {
  const t = useMessages(privatizationMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [typed, setTyped] = useState<Partial<InstallationSettings>>({})
  const [hostsText, setHostsText] = useState(installation.settings.hosts.join('\n'))
  const save = useMutation(changing)
  const hosts = hostsText.split(/[\s,，;；]+/).filter(Boolean)
  const shown = { ...installation.settings, ...typed, hosts }
  const checked = installationSettingsSchema.safeParse(shown)
  const isDirty = JSON.stringify(checked.data) !== JSON.stringify(installation.settings)
  const host = new URL(windowPlace().origin).hostname
  useUnsavedChanges(isDirty)
  const set = (part: Partial<InstallationSettings>) => setTyped({ ...typed, ...part })

  function hostsFault(): string | undefined {
    if (!checked.success) return t('hosts-wrong')
    return answersUnder(checked.data.hosts, host) ? undefined : t('hosts-locked-out', { host })
  }

  function submit() {
    if (!checked.success || hostsFault()) return
    save.mutate(
      { settings: checked.data, version: installation.version },
      { onSuccess: () => toast({ text: t('saved'), tone: 'success' }) },
    )
  }

  return (
    <FormLayout label={t('title')} onSubmit={submit}>
      {save.error && (
        <Notice
          tone="danger"
          action={
            isCallError(save.error, 'enterprise-changed') && (
              <Button size="small" onClick={onReload}>
                {t('reload')}
              </Button>
            )
          }
        >
          {errorText(save.error)}
        </Notice>
      )}
      <Card title={t('name')}>
        <FormSection columns={2}>
          <FormField label={t('product-name')} optional help={t('product-name-help')}>
            <TextInput
              value={shown.productName}
              maxLength={40}
              onChange={(productName) => set({ productName })}
            />
          </FormField>
          <FormField label={t('product-name-en')} optional help={t('logo-help')}>
            <TextInput
              value={shown.productNameEn}
              maxLength={40}
              onChange={(productNameEn) => set({ productNameEn })}
            />
          </FormField>
        </FormSection>
      </Card>
      <Card title={t('reach')}>
        <FormSection>
          <FormField label={t('hosts')} optional help={t('hosts-help')} error={hostsFault()}>
            <TextArea mono rows={3} value={hostsText} onChange={setHostsText} />
          </FormField>
          <FormField label={t('outside')} group help={t('offline-help')}>
            <Switch value={shown.offline} onChange={(offline) => set({ offline })}>
              {t('offline')}
            </Switch>
          </FormField>
        </FormSection>
      </Card>
      <SubmitBar>
        <Button
          kind="primary"
          type="submit"
          loading={save.isPending}
          disabled={!isDirty || hostsFault() !== undefined}
        >
          {t('save')}
        </Button>
      </SubmitBar>
    </FormLayout>
  )
}
