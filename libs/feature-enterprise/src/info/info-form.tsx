import { useErrorText, useLocale, useMessages } from '@atrium/core-i18n'
import { isCallError, write } from '@atrium/core-net'
import { useUnsavedChanges } from '@atrium/core-routing'
import { type Locale, localeNames, locales } from '@atrium/domain-core'
import {
  changeEnterprise,
  type Enterprise,
  type EnterpriseInfo,
  enterpriseInfoSchema,
  getEnterprise,
  industries,
} from '@atrium/domain-enterprise'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { FormField, FormLayout, FormSection, SubmitBar } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { Select } from '@atrium/ui/select'
import { TextArea } from '@atrium/ui/text-area'
import { TextInput } from '@atrium/ui/text-input'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { PictureField } from '../picture-field'
import { infoMessages } from './info-messages'

interface InfoFormProps {
  readonly info: Enterprise
  /** Reads the info again, and gives up what was typed. */
  readonly onReload: () => void
}

const change = write(changeEnterprise, { stales: [getEnterprise] })

type Checked = 'name' | 'nameEn' | 'contactPhone' | 'contactEmail'

/** Only what differs is sent. */
export function InfoForm({ info, onReload }: InfoFormProps) {
  const t = useMessages(infoMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [typed, setTyped] = useState<Partial<EnterpriseInfo>>({})
  const [tried, setTried] = useState(false)
  const save = useMutation(change)
  const shown = { ...info, ...typed }
  const isDirty = Object.keys(typed).some(
    (key) => typed[key as keyof EnterpriseInfo] !== info[key as keyof EnterpriseInfo],
  )
  useUnsavedChanges(isDirty)
  const set = (part: Partial<EnterpriseInfo>) => setTyped({ ...typed, ...part })
  const wrong = (field: Checked) =>
    tried && !enterpriseInfoSchema.shape[field].safeParse(shown[field]).success
      ? t(`wrong-${field}`)
      : undefined

  function submit() {
    setTried(true)
    const checked = enterpriseInfoSchema.partial().safeParse(typed)
    if (!checked.success) return
    save.mutate(
      { version: info.version, ...checked.data },
      {
        onSuccess() {
          setTyped({})
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
      <Card title={t('names')}>
        <FormSection columns={2}>
          <FormField label={t('name')} required error={wrong('name')}>
            <TextInput value={shown.name} maxLength={60} onChange={(name) => set({ name })} />
          </FormField>
          <FormField label={t('name-en')} optional error={wrong('nameEn')} help={t('name-en-help')}>
            <TextInput
              value={shown.nameEn ?? ''}
              maxLength={60}
              onChange={(text) => set({ nameEn: text === '' ? null : text })}
            />
          </FormField>
          <FormField label={t('short-name')} optional help={t('short-name-help')}>
            <TextInput
              value={shown.shortName}
              maxLength={20}
              onChange={(shortName) => set({ shortName })}
            />
          </FormField>
          <FormField label={t('short-name-en')} optional>
            <TextInput
              value={shown.shortNameEn}
              maxLength={20}
              onChange={(shortNameEn) => set({ shortNameEn })}
            />
          </FormField>
        </FormSection>
      </Card>
      <Card title={t('logo')} note={t('logo-help')}>
        <PictureField
          label={t('logo-choose')}
          shape="logo"
          fileId={shown.logoId}
          onChange={(logoId) => set({ logoId })}
        />
      </Card>
      <ContactCard shown={shown} set={set} wrong={wrong} />
      <Card title={t('region')}>
        <FormSection columns={2}>
          <TimeZoneField value={shown.timeZone} onChange={(timeZone) => set({ timeZone })} />
          <FormField label={t('locale')} help={t('locale-help')}>
            <Select
              value={shown.locale}
              options={locales.map((value) => ({ value, label: localeNames[value] }))}
              onChange={(locale) => locale && set({ locale })}
            />
          </FormField>
        </FormSection>
      </Card>
      <SubmitBar>
        <Button kind="primary" type="submit" loading={save.isPending} disabled={!isDirty}>
          {t('save')}
        </Button>
        {isDirty && <Button onClick={() => setTyped({})}>{t('undo')}</Button>}
      </SubmitBar>
    </FormLayout>
  )
}

interface PartProps {
  readonly shown: EnterpriseInfo
  readonly set: (part: Partial<EnterpriseInfo>) => void
  readonly wrong: (field: Checked) => string | undefined
}

function ContactCard({ shown, set, wrong }: PartProps) {
  const t = useMessages(infoMessages)
  return (
    <Card title={t('about')}>
      <FormSection columns={2}>
        <FormField label={t('industry')} optional>
          <Select
            clearable
            value={shown.industry}
            options={industries.map((value) => ({ value, label: t(`industry-${value}`) }))}
            onChange={(industry) => set({ industry })}
          />
        </FormField>
        <FormField label={t('contact')} optional>
          <TextInput
            value={shown.contactName}
            maxLength={60}
            onChange={(contactName) => set({ contactName })}
          />
        </FormField>
        <FormField label={t('phone')} optional error={wrong('contactPhone')}>
          <TextInput
            type="tel"
            value={shown.contactPhone}
            maxLength={25}
            onChange={(contactPhone) => set({ contactPhone })}
          />
        </FormField>
        <FormField label={t('email')} optional error={wrong('contactEmail')}>
          <TextInput
            type="email"
            value={shown.contactEmail}
            maxLength={120}
            onChange={(contactEmail) => set({ contactEmail })}
          />
        </FormField>
        <FormField label={t('address')} optional>
          <TextInput
            value={shown.address}
            maxLength={200}
            onChange={(address) => set({ address })}
          />
        </FormField>
        <FormField label={t('description')} optional>
          <TextArea
            value={shown.description}
            maxLength={500}
            onChange={(description) => set({ description })}
          />
        </FormField>
      </FormSection>
    </Card>
  )
}

function TimeZoneField(props: {
  readonly value: string
  readonly onChange: (zone: string) => void
}) {
  const t = useMessages(infoMessages)
  const { locale } = useLocale()
  // Hundreds of zones, each with a format of its own: too dear for every letter typed.
  const known = useMemo(() => zonesIn(locale), [locale])
  const isKnown = known.some(({ value }) => value === props.value)
  return (
    <FormField label={t('time-zone')} help={t('time-zone-help')}>
      <Select
        value={props.value}
        options={isKnown ? known : [{ value: props.value, label: props.value }, ...known]}
        onChange={(zone) => zone && props.onChange(zone)}
      />
    </FormField>
  )
}

function zonesIn(locale: Locale): { value: string; label: string }[] {
  return Intl.supportedValuesOf('timeZone').map((timeZone) => {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longOffset' })
    const offset = parts.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value
    return { value: timeZone, label: `${timeZone} (${offset ?? ''})` }
  })
}
