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
  /** Whether a part of the console is trusted to them. */
  hasConsole: z.boolean(),
})

export type DutyHolder = z.infer<typeof dutyHolderSchema>

/** Which of the three duties a person's roles come to. */
export function dutiesOf(roles: readonly Role[]): Duty[] {
  return duties.filter((duty) => roles.includes(duty))
}

type Held = Pick<DutyHolder, 'duties' | 'state' | 'hasConsole'>

/**
 * The rule of an enterprise that separates duties: nobody holds two of the three, whatever the state of their
 * membership, nobody who reviews or watches administers a part of the console, and an active member holds each.
 */
export function checkDuties<Holder extends Held>(
  holders: readonly Holder[],
): Result<null, DutyProblem<Holder>> {
  const mixed = holders.find((holder) => holder.duties.length > 1)
  if (mixed) return reject({ code: 'duties-mixed', holder: mixed })
  const partly = holders.find(
    ({ duties: held, hasConsole }) => hasConsole && !held.includes('admin'),
  )
  if (partly) return reject({ code: 'duty-with-console', holder: partly })
  const active = holders.filter(({ state }) => state === 'active')
  const unheld = duties.find((duty) => !active.some((holder) => holder.duties.includes(duty)))
  return unheld ? reject({ code: `${unheld}-unheld` }) : accept(null)
}

export type DutyProblem<Holder> =
  | { readonly code: 'duties-mixed' | 'duty-with-console'; readonly holder: Holder }
  | { readonly code: `${Duty}-unheld` }
