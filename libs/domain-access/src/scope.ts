import { filterSchema } from '@atrium/domain-core'
import { fieldIdSchema } from '@atrium/domain-forms'
import { placeAttributes } from '@atrium/domain-org'
import { z } from 'zod'

/** Which records an act is granted on. Several are joined by or; none at all grants nothing. */
export const scopeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('own') }),
  /** Records that name the person in one of these fields, or in any person field when none is given. */
  z.strictObject({ kind: z.literal('joined'), fieldIds: z.array(fieldIdSchema).max(20) }),
  /** Records of the person's departments, and of those below when asked. */
  z.strictObject({ kind: z.literal('department'), below: z.boolean() }),
  /** Records of who reports to the person. */
  z.strictObject({ kind: z.literal('reports'), depth: z.enum(['direct', 'all']) }),
  /** Records whose text or choice says what the person is: the name of a department, a post, a role, or the number. */
  z.strictObject({
    kind: z.literal('attribute'),
    fieldId: fieldIdSchema,
    attribute: z.enum(placeAttributes),
  }),
  /** Records that meet a filter; in lists of people `@me` stands for the person. */
  z.strictObject({ kind: z.literal('filter'), filter: filterSchema }),
])

export type Scope = z.infer<typeof scopeSchema>

/** Stands for whoever asks, in a filter. */
export const meToken = '@me'
