import { z } from 'zod'

/** Says what changed, never how: the receiver reads again what it may see. */
export const changeEventSchema = z.object({
  /** Such as `record`, `form`, `application`, `job`. */
  entity: z.string(),
  /** What the entity belongs to, such as the form of a record. */
  parentId: z.string().optional(),
  /** At most 100; absent means many. */
  ids: z.array(z.string()).max(100).optional(),
  act: z.enum(['added', 'changed', 'removed']),
  entId: z.string(),
  /** When set, only this person's windows are told. */
  personId: z.string().optional(),
  version: z.number().int().optional(),
  /** The `x-request-id` of the call that caused it, so that the window it came from need not read twice. */
  requestId: z.string().max(100).optional(),
})

export type ChangeEvent = z.infer<typeof changeEventSchema>
