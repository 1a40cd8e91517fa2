import { useMessages } from '@atrium/core-i18n'
import type { Subject } from '@atrium/domain-org'
import { FormField } from '@atrium/ui/form-layout'
import { Select } from '@atrium/ui/select'
import { Tag } from '@atrium/ui/tag'
import { useState } from 'react'
import { rolesMessages } from '../messages/roles-messages'
import { type NamedSubject, useSubjects } from './use-subjects'
import styles from './roles.module.css'

interface MembersFieldProps {
  value: readonly Subject[]
  onChange: (subjects: Subject[]) => void
}

/** Whom a role is given to: found by typing, shown as tags. */
export function MembersField({ value, onChange }: MembersFieldProps) {
  const t = useMessages(rolesMessages)
  const [search, setSearch] = useState('')
  const { choices, nameOf, isLoading } = useSubjects(value, search)
  const label = ({ subject, name }: NamedSubject) => {
    if (subject.kind === 'everyone') return t('subject.everyone')
    if (subject.kind === 'department' && subject.below) return t('subject.below', { name })
    return name
  }
  const held = new Set(value.map(keyOf))
  const free = choices.filter(({ subject }) => !held.has(keyOf(subject)))
  const add = (key: string | null) => {
    const chosen = free.find(({ subject }) => keyOf(subject) === key)
    if (chosen) onChange([...value, chosen.subject])
    setSearch('')
  }
  return (
    <FormField label={t('members')} help={t('members-help')}>
      <Select
        value={null}
        placeholder={t('members-add')}
        loading={isLoading}
        onSearch={setSearch}
        options={free.map((choice) => ({
          value: keyOf(choice.subject),
          label: label(choice),
          ...(choice.subject.kind === 'everyone'
            ? {}
            : { description: t(`subject.${choice.subject.kind}`) }),
        }))}
        onChange={add}
      />
      {value.length === 0 && <p className={styles['muted']}>{t('members-none')}</p>}
      {value.length > 0 && (
        <p className={styles['tags']}>
          {value.map((subject) => (
            <Tag
              key={keyOf(subject)}
              onRemove={() => onChange(value.filter((other) => other !== subject))}
            >
              {label({ subject, name: nameOf(subject) })}
            </Tag>
          ))}
        </p>
      )}
    </FormField>
  )
}

function keyOf(subject: Subject): string {
  const id = 'id' in subject ? subject.id : ''
  return `${subject.kind}:${id}${subject.kind === 'department' && subject.below ? ':below' : ''}`
}
