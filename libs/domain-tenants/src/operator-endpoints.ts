import { defineEndpoint, idSchema, listedSchema, pageShape, roleSchema } from '@atrium/domain-core'
import { z } from 'zod'

/** Roles that reach beyond one enterprise, given by who has root. */
export const platformRoles = ['root', 'saas'] as const

export type PlatformRole = (typeof platformRoles)[number]

/** A member of the enterprise that operates the platform. */
const operatorSchema = z.object({
  id: idSchema,
  name: z.string(),
  loginId: z.string(),
  email: z.string(),
  roles: z.array(roleSchema),
  state: z.enum(['invited', 'active', 'suspended', 'left']),
})

export type Operator = z.infer<typeof operatorSchema>

/** The people of the operator's enterprise by name. */
export const listOperators = defineEndpoint({
  id: 'tenants.list-operators',
  method: 'GET',
  kind: 'read',
  path: '/platform/people',
  input: z.object({
    search: z.string().trim().max(60).default(''),
    role: roleSchema.optional(),
    limit: pageShape.limit,
    cursor: pageShape.cursor,
  }),
  output: listedSchema(operatorSchema),
})

/** Who has which role in the operator's enterprise: the first of them, and how many. */
export const listPlatformRoles = defineEndpoint({
  id: 'tenants.list-platform-roles',
  method: 'GET',
  kind: 'read',
  path: '/platform/roles',
  input: z.object({}),
  output: z.object({
    rows: z.array(
      z.object({
        role: roleSchema,
        count: z.number().int(),
        /** At most `shownHolders`. */
        holders: z.array(operatorSchema.pick({ id: true, name: true, loginId: true })),
      }),
    ),
  }),
})

export const shownHolders = 50

/** Gives or takes a platform role; never one's own, never the last root. */
export const setPlatformRole = defineEndpoint({
  id: 'tenants.set-platform-role',
  method: 'PUT',
  kind: 'write',
  path: '/platform/people/:personId/roles/:role',
  input: z.object({ personId: idSchema, role: z.enum(platformRoles), held: z.boolean() }),
  output: operatorSchema,
})
