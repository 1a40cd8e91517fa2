import { type FieldSubject, type SubjectFieldProps } from '@atrium/core-shell'
import { SubjectPicker } from '@atrium/ui-fields'
import { useSubjectLookups } from './subject-lookups'
import { useSubjectNames } from './subject-names'

const allKinds: readonly FieldSubject['kind'][] = [
  'everyone',
  'person',
  'department',
  'post',
  'role',
  'group',
]

/** Whom something is meant for, found by typing in the organisation. */
export function SubjectField(props: SubjectFieldProps) {
  const { value, onChange, disabled, kinds = allKinds } = props
  const lookups = Object.entries(useSubjectLookups()).filter(([kind]) =>
    kinds.some((each) => each === kind),
  )
  return (
    <SubjectPicker
      value={value}
      disabled={disabled}
      everyone={kinds.includes('everyone')}
      lookups={Object.fromEntries(lookups)}
      nameOf={useSubjectNames(value)}
      onChange={onChange}
    />
  )
}
