import { defineEndpoint, idSchema } from '@atrium/domain-core'
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

/** Members by id, also those who have left; ids of other spaces are left out. */
export const getPeople = defineEndpoint({
  id: 'org.get-people',
  method: 'GET',
  kind: 'read',
  path: '/org/people-by-id',
  input: z.object({ ids: z.array(idSchema).min(1).max(200) }),
  output: z.object({ rows: z.array(personRefSchema) }),
})
