import { Checkbox } from '@atrium/ui/checkbox'
import { type ControlProps, FieldProvider, useGroup } from '@atrium/ui/field'
import { useWords } from '@atrium/ui/locale'
import { Segmented } from '@atrium/ui/segmented'
import { useState } from 'react'
import type { Lookup } from '../spec/field-spec'
import type { PickedSubject, SubjectKind } from './picked-subject'
import { SubjectAdder } from './subject-adder'
import { SubjectList } from './subject-list'
import { subjectWords } from './subject-words'
import styles from './subject-picker.module.css'

export interface SubjectPickerProps extends ControlProps {
  value: readonly PickedSubject[]
  onChange: (value: PickedSubject[]) => void
  /** The kinds that may be chosen, and what is found of each by typing. */
  lookups: Partial<Record<SubjectKind, Lookup>>
  /** The name of what is chosen: undefined on its way, null when it is no longer there. */
  nameOf: (kind: SubjectKind, id: string) => string | null | undefined
  /** Whether everybody at once may be chosen. */
  everyone?: boolean
  max?: number
}

const kindOrder: readonly SubjectKind[] = ['person', 'department', 'post', 'role', 'group']

/** Whom something is meant for: people, departments with or without those below, posts, roles. */
export function SubjectPicker(props: SubjectPickerProps) {
  const { value, onChange, lookups, nameOf, everyone = true, max = 200 } = props
  const words = useWords(subjectWords)
  const { disabled, ...group } = useGroup(props)
  const kinds = kindOrder.filter((each) => lookups[each])
  const [chosenKind, setKind] = useState<SubjectKind>('person')
  const kind = kinds.includes(chosenKind) ? chosenKind : kinds[0]
  const isEveryone = value.some((subject) => subject.kind === 'everyone')
  const lookup = kind && lookups[kind]
  return (
    <fieldset {...group} className={styles['picker']}>
      <FieldProvider value={undefined}>
        {everyone && (
          <Checkbox
            value={isEveryone}
            disabled={disabled}
            onChange={(on) => onChange(on ? [{ kind: 'everyone' }] : [])}
          >
            {words.everyone}
          </Checkbox>
        )}
        {!isEveryone && kind && lookup && (
          <>
            <div className={styles['add']}>
              <Segmented
                label={words.kinds}
                value={kind}
                disabled={disabled}
                options={kinds.map((each) => ({ value: each, label: words.kind[each] }))}
                onChange={setKind}
              />
              <SubjectAdder
                key={kind}
                kind={kind}
                lookup={lookup}
                value={value}
                disabled={disabled || value.length >= max}
                onAdd={(subject) => onChange([...value, subject])}
              />
            </div>
            {value.length >= max && <p className={styles['note']}>{words.full(max)}</p>}
            <SubjectList value={value} nameOf={nameOf} disabled={disabled} onChange={onChange} />
          </>
        )}
      </FieldProvider>
    </fieldset>
  )
}
