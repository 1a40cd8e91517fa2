import type { SubjectFieldProps } from '@atrium/core-shell'
import { SubjectPicker } from '@atrium/ui-fields'
import { useSubjectLookups, useSubjectNames } from './subject-lookups'

/** Whom something is meant for, found by typing in the organisation. */
export function SubjectField({ value, onChange, disabled }: SubjectFieldProps) {
  return (
    <SubjectPicker
      value={value}
      disabled={disabled}
      lookups={useSubjectLookups()}
      nameOf={useSubjectNames(value)}
      onChange={onChange}
    />
  )
}
