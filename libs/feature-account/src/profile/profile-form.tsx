import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { useUnsavedChanges } from '@atrium/core-routing'
import { type OwnChange, ownChangeSchema, type OwnProfile } from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Checkbox } from '@atrium/ui/checkbox'
import { DatePicker } from '@atrium/ui/date-picker'
import { FormField, FormLayout, FormSection, SubmitBar } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { Select } from '@atrium/ui/select'
import { TextInput } from '@atrium/ui/text-input'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { profileChange } from '../data/profile-queries'
import { profileMessages } from '../messages/profile-messages'
import { PortraitField } from './portrait-field'

interface ProfileFormProps {
  readonly profile: OwnProfile
  /** Reads the card again, and gives up what was typed. */
  readonly onReload: () => void
}

/** What a person says of themselves; only what differs is sent. */
export function ProfileForm({ profile, onReload }: ProfileFormProps) {
  const t = useMessages(profileMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [change, setChange] = useState<Partial<OwnChange>>({})
  const [tried, setTried] = useState(false)
  const save = useMutation(profileChange)
  const shown = { ...profile, ...change }
  const isDirty = Object.keys(change).some(
    (key) => change[key as keyof OwnChange] !== profile[key as keyof OwnChange],
  )
  useUnsavedChanges(isDirty)
  const set = (part: Partial<OwnChange>) => setChange({ ...change, ...part })
  const wrong = (field: 'phone' | 'qq') =>
    tried && !ownChangeSchema.shape[field].safeParse(shown[field].trim()).success
      ? t(`${field}-wrong`)
      : undefined

  function submit() {
    setTried(true)
    const checked = ownChangeSchema.partial().safeParse(change)
    if (!checked.success) return
    save.mutate(
      { version: profile.version, ...checked.data },
      {
        onSuccess() {
          setChange({})
          setTried(false)
          toast({ text: t('saved'), tone: 'success' })
        },
      },
    )
  }

  return (
    <FormLayout label={t('title')} onSubmit={submit}>
      {save.error && (
        <Notice
          tone="danger"
          action={
            isCallError(save.error, 'member-changed') && (
              <Button size="small" onClick={onReload}>
                {t('reload')}
              </Button>
            )
          }
        >
          {errorText(save.error)}
        </Notice>
      )}
      <Card title={t('portrait')}>
        <PortraitField
          name={profile.name}
          portraitId={shown.portraitId}
          onChange={(portraitId) => set({ portraitId })}
        />
      </Card>
      <Card title={t('reach')}>
        <FormSection columns={2}>
          <FormField label={t('signature')} help={t('signature-hint')}>
            <TextInput
              value={shown.signature}
              maxLength={40}
              onChange={(signature) => set({ signature })}
            />
          </FormField>
          <FormField label={t('qq')} error={wrong('qq')}>
            <TextInput value={shown.qq} maxLength={12} onChange={(qq) => set({ qq })} />
          </FormField>
          <FormField
            label={t('phone')}
            error={wrong('phone')}
            {...(shown.phoneHidden ? { help: t('phone-hidden-hint') } : {})}
          >
            <TextInput value={shown.phone} maxLength={25} onChange={(phone) => set({ phone })} />
          </FormField>
        </FormSection>
        <Checkbox value={shown.phoneHidden} onChange={(phoneHidden) => set({ phoneHidden })}>
          {t('phone-hidden')}
        </Checkbox>
      </Card>
      <Card title={t('personal')}>
        <FormSection columns={2}>
          <FormField label={t('gender')}>
            <Select<'female' | 'male' | 'other'>
              clearable
              value={shown.gender}
              options={(['female', 'male', 'other'] as const).map((value) => ({
                value,
                label: t(`gender-${value}`),
              }))}
              onChange={(gender) => set({ gender })}
            />
          </FormField>
          <FormField label={t('birthday')}>
            <DatePicker value={shown.birthday} onChange={(birthday) => set({ birthday })} />
          </FormField>
          <FormField label={t('address')}>
            <TextInput
              value={shown.address}
              maxLength={200}
              onChange={(address) => set({ address })}
            />
          </FormField>
        </FormSection>
      </Card>
      <SubmitBar>
        <Button kind="primary" type="submit" loading={save.isPending} disabled={!isDirty}>
          {t('save')}
        </Button>
      </SubmitBar>
    </FormLayout>
  )
}
