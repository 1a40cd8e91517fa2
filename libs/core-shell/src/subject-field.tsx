import { useSlot } from '@atrium/core-routing'
import { Skeleton } from '@atrium/ui/skeleton'
import { Suspense } from 'react'
import {
  type FieldSubject,
  type SubjectFieldProps,
  type SubjectNames,
  subjectFields,
} from './shell-slots'

/** Whom something is meant for, chosen as the feature that keeps the organisation offers it. */
export function SubjectField(props: SubjectFieldProps) {
  const [offered] = useSlot(subjectFields)
  if (!offered) return null
  const { render: Field } = offered
  return (
    <Suspense fallback={<Skeleton shape="text" count={2} />}>
      <Field {...props} />
    </Suspense>
  )
}

const useNobodys = (): SubjectNames => () => undefined

/** The names of subjects, as the feature that keeps the organisation knows them. */
export function useSubjectNames(subjects: readonly FieldSubject[]): SubjectNames {
  const [offered] = useSlot(subjectFields)
  // Who offers it does not change while the window lives.
  const useNames = offered?.useNames ?? useNobodys
  return useNames(subjects)
}
