import { useErrorText, useMessages } from '@atrium/core-i18n'
import { toneOf, write } from '@atrium/core-net'
import { addJoinLink, type JoinLink, joinLinkDraftSchema, listJoinLinks } from '@atrium/domain-org'
import { Checkbox } from '@atrium/ui/checkbox'
import { FormField, FormLayout, FormSection } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { NumberInput } from '@atrium/ui/number-input'
import { Select } from '@atrium/ui/select'
import { TextInput } from '@atrium/ui/text-input'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { joiningMessages } from '../messages/joining-messages'
import { blankPlace, PlaceOfJoining } from './place-of-joining'
import type { JoiningPanelProps } from './requests-panel'

export interface LinkDialogProps extends JoiningPanelProps {
  readonly onAdded: (link: JoinLink) => void
  readonly onClose: () => void
}

const expiries = ['1', '7', '30', '365', 'none'] as const
const blank = {
  label: '',
  days: 7 as number | null,
  maxUses: null as number | null,
  approval: true,
}

/** Makes a link by which many may join. */
export function LinkDialog({ departments, onAdded, onClose }: LinkDialogProps) {
  const t = useMessages(joiningMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [draft, setDraft] = useState({ ...blank, ...blankPlace })
  const [tried, setTried] = useState(false)
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const usesWrong = !joinLinkDraftSchema.shape.maxUses.safeParse(draft.maxUses).success
  const adding = useMutation(write(addJoinLink, { stales: [listJoinLinks] }))

  function submit() {
    setTried(true)
    if (usesWrong) return
    adding.mutate(draft, {
      onSuccess(link) {
        toast({ text: t('link-made') })
        onAdded(link)
      },
    })
  }

  return (
    <Modal
      open
      title={t('add-link')}
      busy={adding.isPending}
      onClose={onClose}
      primary={{ label: t('create'), onClick: submit }}
    >
      <FormLayout width="full" label={t('add-link')} onSubmit={submit}>
        {adding.error && <Notice tone={toneOf(adding.error)}>{errorText(adding.error)}</Notice>}
        <FormField label={t('label')} optional help={t('label-help')}>
          <TextInput
            maxLength={60}
            value={draft.label}
            onEnter={submit}
            onChange={(label) => change({ label })}
          />
        </FormField>
        <FormSection columns={2}>
          <FormField label={t('expiry')}>
            <Select
              value={draft.days === null ? 'none' : String(draft.days)}
              options={expiries.map((value) => ({ value, label: t(`days-${value}`) }))}
              onChange={(next) => change({ days: next === 'none' ? null : Number(next) })}
            />
          </FormField>
          <FormField
            label={t('max-uses')}
            optional
            help={t('max-uses-help')}
            error={tried && usesWrong ? t('max-uses-wrong') : undefined}
          >
            <NumberInput
              min={1}
              max={9999}
              precision={0}
              value={draft.maxUses}
              onChange={(maxUses) => change({ maxUses })}
            />
          </FormField>
        </FormSection>
        <PlaceOfJoining departments={departments} value={draft} onChange={change} />
        <FormField label={t('approval-title')} help={t('approval-help')}>
          <Checkbox value={draft.approval} onChange={(approval) => change({ approval })}>
            {t('approval')}
          </Checkbox>
        </FormField>
      </FormLayout>
    </Modal>
  )
}
