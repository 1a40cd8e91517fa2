import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import type { PublishedForm, RecordSelection } from '@atrium/domain-forms'
import { FieldInput } from '@atrium/ui-fields'
import { FormField } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { handOverRecordsWrite } from '../data/form-calls'
import { usePeopleLookup } from '../fields/use-lookup'
import { shareMessages } from '../messages/share-messages'

export interface HandOverDialogProps {
  form: PublishedForm
  /** How many records are meant. */
  count: number
  /** Which, in pieces that a call takes. */
  pieces: readonly RecordSelection[]
  onClose: () => void
  onDone: () => void
}

/** Gives records to somebody else; says what becomes of one's own access. */
export function HandOverDialog({ form, count, pieces, onClose, onDone }: HandOverDialogProps) {
  const t = useMessages(shareMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const toast = useToast()
  const lookup = usePeopleLookup(true)
  const handOver = useMutation(handOverRecordsWrite)
  const [person, setPerson] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    if (person === null) return
    setError(null)
    setBusy(true)
    try {
      let done = 0
      for (const selection of pieces) {
        const input = { formId: form.id, selection, toPersonId: person }
        done += (await handOver.mutateAsync(input)).count
      }
      toast({ text: t('handed-over', { count: formats.number(done) }) })
      onDone()
    } catch (refusal) {
      setError(errorText(refusal))
      setBusy(false)
    }
  }
  const nameOf = (id: string) => lookup.choices.find((choice) => choice.id === id)?.label
  return (
    <Modal
      open
      width="small"
      title={t('hand-over-title', { count: formats.number(count), name: form.name })}
      onClose={onClose}
      busy={isBusy}
      primary={{
        label: t('hand-over'),
        disabled: person === null,
        onClick: () => void submit(),
      }}
    >
      {error && <Notice tone="danger" title={error} />}
      <FormField label={t('new-owner')} help={t('new-owner-help')} required>
        <FieldInput
          spec={{ kind: 'person', multiple: false }}
          value={person ? [person] : null}
          lookup={lookup}
          nameOf={nameOf}
          onChange={(value) => setPerson(Array.isArray(value) ? String(value[0]) : null)}
        />
      </FormField>
    </Modal>
  )
}
