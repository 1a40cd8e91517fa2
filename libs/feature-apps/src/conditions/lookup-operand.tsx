import { useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { meToken } from '@atrium/domain-access'
import { pickRecords } from '@atrium/domain-forms'
import { listPeople } from '@atrium/domain-org'
import { FieldInput, type Lookup } from '@atrium/ui-fields'
import type { OperandEditorProps } from '@atrium/ui-grid'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { conditionMessages } from '../messages/condition-messages'

interface LookupOperandProps extends OperandEditorProps {
  /** Null where people are meant. */
  relatedFormId: string | null
  nameOf: (id: string) => string | undefined
}

/** People or records to compare with; of people also whoever asks, for everybody their own. */
export function LookupOperand(props: LookupOperandProps) {
  const { operand, onChange, label, relatedFormId, nameOf } = props
  const { choices, lookup } = useChoices(relatedFormId)
  return (
    <FieldInput
      spec={{ kind: relatedFormId === null ? 'person' : 'relation', multiple: true }}
      value={Array.isArray(operand) ? operand.map(String) : null}
      label={label}
      lookup={lookup}
      nameOf={(id) => choices.find((choice) => choice.id === id)?.label ?? nameOf(id)}
      onChange={(value) => {
        const ids = Array.isArray(value) ? value.map(String) : []
        onChange(ids.length === 0 ? undefined : ids)
      }}
    />
  )
}

function useChoices(relatedFormId: string | null) {
  const t = useMessages(conditionMessages)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const search = useDeferredValue(typed.trim().slice(0, 100))
  const isPeople = relatedFormId === null
  const people = useQuery({
    ...read(listPeople, { search }),
    enabled: isOpen && isPeople,
    placeholderData: keepPreviousData,
  })
  const records = useQuery({
    ...read(pickRecords, { formId: relatedFormId ?? '', search }),
    enabled: isOpen && !isPeople,
    placeholderData: keepPreviousData,
  })
  const me = isPeople && search === '' ? [{ id: meToken, label: t('me') }] : []
  const choices = [
    ...me,
    ...(people.data?.rows ?? []).map(({ id, name, loginId }) => ({
      id,
      label: name,
      hint: loginId,
    })),
    ...(records.data?.rows ?? []).map(({ id, title }) => ({ id, label: title })),
  ]
  const found = isPeople ? people : records
  const lookup: Lookup = {
    choices,
    isLoading: found.isFetching,
    isCut: found.data?.cut ?? false,
    onSearch: setTyped,
    onOpen: () => setOpen(true),
  }
  return { choices, lookup }
}
