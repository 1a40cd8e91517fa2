import { type ConsoleGrant, consoleAreaSchema, idSchema, roleSchema } from '@atrium/domain-core'
import { z } from 'zod'

/** The areas in which a department can be all that is trusted to somebody. */
export function hasDepartments({ areas }: Pick<ConsoleGrant, 'areas'>): boolean {
  return areas.includes('organisation')
}

/** What is trusted to one person, as an administrator writes it. */
export const grantDraftSchema = z.object({
  areas: z
    .array(consoleAreaSchema)
    .min(1)
    .max(20)
    .transform((areas) => [...new Set(areas)]),
  departmentIds: z.array(idSchema).min(1).max(50).nullable().default(null),
})

export type GrantDraft = z.infer<typeof grantDraftSchema>

/** Somebody who administers a part of the enterprise. */
export const scopedAdministratorSchema = z.object({
  personId: idSchema,
  name: z.string(),
  loginId: z.string(),
  areas: z.array(consoleAreaSchema),
  /** Null: all of them. */
  departments: z
    .array(z.object({ id: idSchema, name: z.string() }).readonly())
    .readonly()
    .nullable(),
  grantedBy: z.string(),
  grantedAt: z.iso.datetime(),
  /** Whether their membership is suspended, so that nothing of this counts. */
  isSuspended: z.boolean(),
})

export type ScopedAdministrator = z.infer<typeof scopedAdministratorSchema>

/** Somebody who administers the whole enterprise by their role. */
export const fullAdministratorSchema = z.object({
  personId: idSchema,
  name: z.string(),
  loginId: z.string(),
  roles: z.array(roleSchema),
})

export type FullAdministrator = z.infer<typeof fullAdministratorSchema>
