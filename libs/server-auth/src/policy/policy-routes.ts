import { getSecurityPolicy, previewSecurityPolicy, setSecurityPolicy } from '@atrium/domain-auth'
import { implement, type Route } from '@atrium/server-core'
import type { createPolicyService } from './policy-service'

export function policyRoutes(policies: ReturnType<typeof createPolicyService>): Route[] {
  return [
    implement(getSecurityPolicy, {
      permission: 'auth.manage-policy',
      handle: (_, { caller, ip }) => policies.get(caller, ip),
    }),
    implement(setSecurityPolicy, {
      permission: 'auth.manage-policy',
      reviewed: 'policy',
      handle: (change, { caller, ip }) => policies.set(caller, change, ip),
    }),
    implement(previewSecurityPolicy, {
      permission: 'auth.manage-policy',
      handle: ({ policy }, { caller }) => policies.preview(caller, policy),
    }),
  ]
}
