import { idSchema } from '@atrium/domain-core'
import { z } from 'zod'

/** Whom something is meant for or given to; resolved to active members of the space each time it is asked. */
export const subjectSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('everyone') }),
  z.strictObject({ kind: z.literal('person'), id: idSchema }),
  /** `below`: also the departments below it. */
  z.strictObject({ kind: z.literal('department'), id: idSchema, below: z.boolean() }),
  z.strictObject({ kind: z.literal('post'), id: idSchema }),
  z.strictObject({ kind: z.literal('role'), id: idSchema }),
  z.strictObject({ kind: z.literal('group'), id: idSchema }),
])

export type Subject = z.infer<typeof subjectSchema>

/** What decides whether a member is meant: everything by id. */
export interface Standing {
  readonly personId: string
  readonly departmentIds: readonly string[]
  /** The departments that those lie in, themselves included. */
  readonly departmentIdsAbove: readonly string[]
  readonly postIds: readonly string[]
  readonly roleIds: readonly string[]
  readonly groupIds: readonly string[]
}

/** Whether a member is among those meant. */
export function isMeant(subject: Subject, standing: Standing): boolean {
  switch (subject.kind) {
    case 'everyone':
      return true
    case 'person':
      return subject.id === standing.personId
    case 'department':
      return (subject.below ? standing.departmentIdsAbove : standing.departmentIds).includes(
        subject.id,
      )
    case 'post':
      return standing.postIds.includes(subject.id)
    case 'role':
      return standing.roleIds.includes(subject.id)
    case 'group':
      return standing.groupIds.includes(subject.id)
  }
}
