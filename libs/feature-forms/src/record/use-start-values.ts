import { useSession } from '@atrium/core-session'
import { defaultValues, type PublishedForm, type Values } from '@atrium/domain-forms'
import { useState } from 'react'

/** What a new record of the form starts with, as of now and for this person. */
export function useStartValues(form: PublishedForm): Values {
  const me = useSession(({ user }) => user?.id ?? '')
  const [now] = useState(() => new Date())
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  const two = (value: number) => String(value).padStart(2, '0')
  return defaultValues(form.schema, {
    me,
    now: now.toISOString(),
    today: `${year}-${two(month)}-${two(day)}`,
  })
}
