import { defineEndpoint, securityPolicySchema } from '@atrium/domain-core'
import { z } from 'zod'

/** The policy of the caller's enterprise. */
const securitySettingsSchema = z.object({
  policy: securityPolicySchema,
  /** Names what was read, so that two who change it at a time do not overwrite each other; 0 when it was never changed. */
  revision: z.number().int().nonnegative(),
  /** Where the caller comes from, which the list of networks must not shut out. */
  ip: z.string(),
})

export type SecuritySettings = z.infer<typeof securitySettingsSchema>

export const getSecurityPolicy = defineEndpoint({
  id: 'auth.get-policy',
  method: 'GET',
  kind: 'read',
  path: '/auth/policy',
  input: z.object({}),
  output: securitySettingsSchema,
})

/** Refused when somebody else has changed it meanwhile, and when it would shut the caller out. */
export const setSecurityPolicy = defineEndpoint({
  id: 'auth.set-policy',
  method: 'PUT',
  kind: 'write',
  path: '/auth/policy',
  input: z.object({ policy: securityPolicySchema, revision: z.number().int().nonnegative() }),
  output: securitySettingsSchema,
})

/** Whom a policy would concern if it held now. */
const policyEffectSchema = z.object({
  members: z.number().int(),
  /** Of whom a second step would be asked, and who of them have none yet. */
  twoStep: z.object({ asked: z.number().int(), missing: z.number().int() }),
  /** Whose password is older than it may be: they change it when they next sign in. */
  expired: z.number().int(),
  /** Sessions that would end. */
  sessions: z.object({
    /** Begun outside the allowed networks. */
    outside: z.number().int(),
    /** Idle or signed in for too long. */
    old: z.number().int(),
    /** More than a person may have. */
    surplus: z.number().int(),
  }),
})

export type PolicyEffect = z.infer<typeof policyEffectSchema>

export const previewSecurityPolicy = defineEndpoint({
  id: 'auth.preview-policy',
  method: 'POST',
  kind: 'read',
  path: '/auth/policy/preview',
  input: z.object({ policy: securityPolicySchema }),
  output: policyEffectSchema,
})
