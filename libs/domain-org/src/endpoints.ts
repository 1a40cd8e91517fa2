import { defineEndpoint } from '@atrium/domain-core'
import { z } from 'zod'
import { personRefSchema } from './person-ref'

/** Active members of the space whose name or login id holds the text, by name; at most 50. */
export const listPeople = defineEndpoint({
  id: 'org.list-people',
  method: 'GET',
  kind: 'read',
  path: '/org/people',
  input: z.object({ search: z.string().trim().max(100).default('') }),
  output: z.object({ rows: z.array(personRefSchema), cut: z.boolean() }),
})
