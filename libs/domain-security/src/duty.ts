import { accept, idSchema, reject, type Result, type Role } from '@atrium/domain-core'
import { z } from 'zod'

/** The three administrators that check each other: one changes, one approves, one watches. */
export const duties = ['admin', 'safe', 'audit'] as const satisfies readonly Role[]

export const dutySchema = z.enum(duties)

export type Duty = z.infer<typeof dutySchema>

/** Somebody who holds a duty; `roles` are all their roles in the enterprise. */
export const dutyHolderSchema = z.object({
  id: idSchema,
  name: z.string(),
  loginId: z.string(),
  portraitId: idSchema.nullable(),
  state: z.enum(['invited', 'active', 'suspended']),
  duties: z.array(dutySchema).min(1),
})

export type DutyHolder = z.infer<typeof dutyHolderSchema>

/** Which of the three duties a person's roles come to. */
export function dutiesOf(roles: readonly Role[]): Duty[] {
  return duties.filter((duty) => roles.includes(duty))
}

type Held = Pick<DutyHolder, 'duties' | 'state'>

/**
 * The rule of an enterprise that separates duties: nobody holds two of the three, whatever the state of their
 * membership, and an active member holds each.
 */
export function checkDuties<Holder extends Held>(
  holders: readonly Holder[],
): Result<null, DutyProblem<Holder>> {
  const mixed = holders.find((holder) => holder.duties.length > 1)
  if (mixed) return reject({ code: 'duties-mixed', holder: mixed })
  const active = holders.filter(({ state }) => state === 'active')
  const unheld = duties.find((duty) => !active.some((holder) => holder.duties.includes(duty)))
  return unheld ? reject({ code: `${unheld}-unheld` }) : accept(null)
}

export type DutyProblem<Holder> =
  | { readonly code: 'duties-mixed'; readonly holder: Holder }
  | { readonly code: `${Duty}-unheld` }
