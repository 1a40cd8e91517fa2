import { useSlot } from '@atrium/core-routing'
import { Skeleton } from '@atrium/ui/skeleton'
import { Suspense } from 'react'
import { type SubjectFieldProps, subjectFields } from './shell-slots'

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
