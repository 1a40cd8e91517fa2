import { useFormats, useMessages } from '@atrium/core-i18n'
import { Notice } from '@atrium/ui/notice'
import { conflictMessages } from '../messages/conflict-messages'
import type { Dispute } from './use-shared-draft'

interface DisputeNoticeProps<Draft> {
  readonly dispute: Dispute<Draft>
  /** The label of a field, and a text as its value. */
  readonly fields: Readonly<
    Record<
      keyof Draft & string,
      { readonly label: string; readonly text: (draft: Draft) => string }
    >
  >
}

/** Says what somebody else has saved meanwhile, field by field. */
export function DisputeNotice<Draft>({ dispute, fields }: DisputeNoticeProps<Draft>) {
  const t = useMessages(conflictMessages)
  const formats = useFormats()
  const labels = dispute.taken.map((key) => fields[key as keyof Draft & string].label)
  return (
    <Notice tone="warning" title={t('title')}>
      {labels.length > 0 && <p>{t('taken', { fields: formats.list(labels) })}</p>}
      {dispute.disputed.map((key) => {
        const { label, text } = fields[key as keyof Draft & string]
        return (
          <p key={String(key)}>
            {t('disputed', { field: label, value: text(dispute.now) || '—' })}
          </p>
        )
      })}
      <p>{t('advice')}</p>
    </Notice>
  )
}
