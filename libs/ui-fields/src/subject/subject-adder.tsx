import { useWords } from '@atrium/ui/locale'
import { Select } from '@atrium/ui/select'
import { useState } from 'react'
import { fieldWords } from '../input/field-words'
import type { Lookup } from '../spec/field-spec'
import type { PickedSubject, SubjectKind } from './picked-subject'
import { subjectWords } from './subject-words'

interface SubjectAdderProps {
  readonly kind: SubjectKind
  readonly lookup: Lookup
  /** What is chosen already is not offered again. */
  readonly value: readonly PickedSubject[]
  readonly disabled: boolean
  readonly onAdd: (subject: PickedSubject) => void
}

/** Finds one thing of a kind by typing, and adds it. */
export function SubjectAdder({ kind, lookup, value, disabled, onAdd }: SubjectAdderProps) {
  const words = useWords(subjectWords)
  const fields = useWords(fieldWords)
  const [round, setRound] = useState(0)
  const chosen = new Set(
    value.flatMap((subject) =>
      subject.kind !== 'everyone' && subject.kind === kind ? [subject.id] : [],
    ),
  )
  const options = lookup.choices
    .filter(({ id }) => !chosen.has(id))
    .map(({ id, label, hint }) => ({
      value: id,
      label,
      ...(hint ? { description: hint } : {}),
    }))
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing is asked for before the list is reached
    <div onFocus={lookup.onOpen}>
      <Select<string>
        key={round}
        label={words.add[kind]}
        placeholder={words.add[kind]}
        value={null}
        disabled={disabled}
        loading={lookup.isLoading}
        options={
          lookup.isCut ? [...options, { value: '', label: fields.more, disabled: true }] : options
        }
        empty={lookup.isLoading ? fields.loading : fields.noMatch}
        onSearch={lookup.onSearch}
        onChange={(id) => {
          if (id === null) return
          onAdd(kind === 'department' ? { kind, id, below: true } : { kind, id })
          lookup.onSearch('')
          setRound(round + 1)
        }}
      />
    </div>
  )
}
