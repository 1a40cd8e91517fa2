import { useErrorText, useMessages } from '@atrium/core-i18n'
import { read, write } from '@atrium/core-net'
import { LoadState } from '@atrium/core-shell'
import { type VisitKind, visitKinds } from '@atrium/domain-core'
import { type Container, listGrants, listPartners, offerGrant } from '@atrium/domain-tenants'
import { DatePicker } from '@atrium/ui/date-picker'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { RadioGroup } from '@atrium/ui/radio-group'
import { Select } from '@atrium/ui/select'
import { Text } from '@atrium/ui/text'
import { TextArea } from '@atrium/ui/text-area'
import { TextInput } from '@atrium/ui/text-input'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldError } from '../list/field-error'
import { Refusal } from '../list/refusal'
import { containerMessages } from '../messages/container-messages'
import { blankOffer, inputOf, type TypedOffer } from './offer-draft'

export interface OfferDialogProps {
  readonly container: Container
  readonly onClose: () => void
}

/** Invites people of another enterprise into the own space, for a while. */
export function OfferDialog({ container, onClose }: OfferDialogProps) {
  const t = useMessages(containerMessages)
  const toast = useToast()
  const [typed, setTyped] = useState(blankOffer)
  const [tried, setTried] = useState(false)
  const partners = useQuery(read(listPartners, { containerId: container.id }))
  const offering = useMutation(write(offerGrant, { stales: [listGrants] }))
  const rows = partners.data?.rows ?? []

  function submit() {
    setTried(true)
    const input = inputOf(typed, container.id)
    if (!input) return
    offering.mutate(input, {
      onSuccess() {
        toast({ text: t('offered') })
        onClose()
      },
    })
  }

  return (
    <Modal
      open
      title={t('offer-title', { name: container.name })}
      busy={offering.isPending}
      onClose={onClose}
      {...(rows.length > 0 && { primary: { label: t('offer-act'), onClick: submit } })}
    >
      <LoadState query={partners} shape="form" />
      {partners.data && rows.length === 0 && <Text>{t('no-partners')}</Text>}
      {rows.length > 0 && (
        <FormLayout width="full" label={t('offer')} onSubmit={submit}>
          <Refusal error={offering.error} />
          <OfferFields
            typed={typed}
            tried={tried}
            error={offering.error}
            partners={rows}
            onChange={(part) => setTyped({ ...typed, ...part })}
          />
        </FormLayout>
      )}
    </Modal>
  )
}

interface OfferFieldsProps {
  readonly typed: TypedOffer
  readonly tried: boolean
  readonly error: unknown
  readonly partners: readonly {
    readonly entId: string
    readonly name: string
    readonly departments: readonly { readonly id: string; readonly name: string }[]
  }[]
  readonly onChange: (part: Partial<TypedOffer>) => void
}

function OfferFields({ typed, tried, error, partners, onChange }: OfferFieldsProps) {
  const t = useMessages(containerMessages)
  const errorText = useErrorText()
  const [today] = useState(() => new Date())
  const missing = (value: unknown) => (tried && !value ? t('missing') : undefined)
  const departments = partners.find(({ entId }) => entId === typed.entId)?.departments ?? []
  const wrongLogin = fieldError(error, 'guests') && errorText(error)
  return (
    <>
      <FormField label={t('partner')} required error={missing(typed.entId)}>
        <Select
          value={typed.entId}
          options={partners.map(({ entId, name }) => ({ value: entId, label: name }))}
          onChange={(entId) => onChange({ entId, departmentId: null })}
        />
      </FormField>
      <FormField label={t('who')} group>
        <RadioGroup
          direction="column"
          value={typed.who}
          options={(['everyone', 'department', 'person'] as const).map((value) => ({
            value,
            label: t(`who-${value}`),
          }))}
          onChange={(who) => onChange({ who })}
        />
      </FormField>
      {typed.who === 'department' && (
        <FormField label={t('department')} required error={missing(typed.departmentId)}>
          <Select
            value={typed.departmentId}
            options={departments.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(departmentId) => onChange({ departmentId })}
          />
        </FormField>
      )}
      {typed.who === 'person' && (
        <FormField
          label={t('person-login')}
          required
          error={missing(typed.loginId.trim()) ?? wrongLogin}
        >
          <TextInput mono value={typed.loginId} onChange={(loginId) => onChange({ loginId })} />
        </FormField>
      )}
      <FormField label={t('role')} group>
        <RadioGroup<VisitKind>
          direction="column"
          value={typed.role}
          options={visitKinds.map((value) => ({
            value,
            label: t(`role-${value}`),
            description: t(`role-${value}-why`),
          }))}
          onChange={(role) => onChange({ role })}
        />
      </FormField>
      <FormField
        label={t('until')}
        required
        help={t('until-help')}
        error={missing(typed.until) ?? fieldError(error, 'validUntil')}
      >
        <DatePicker
          value={typed.until}
          min={dayText(today, 0)}
          max={dayText(today, 365)}
          onChange={(until) => onChange({ until })}
        />
      </FormField>
      <FormField
        label={t('reason')}
        required
        error={tried && !typed.reason.trim() ? t('reason-missing') : undefined}
      >
        <TextArea
          rows={2}
          value={typed.reason}
          maxLength={60}
          counted
          onChange={(reason) => onChange({ reason })}
        />
      </FormField>
    </>
  )
}

function dayText(from: Date, days: number): string {
  return new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10)
}
