import { read, write } from '@atrium/core-net'
import { getSecurityPolicy, previewSecurityPolicy, setSecurityPolicy } from '@atrium/domain-auth'
import type { SecurityPolicy } from '@atrium/domain-core'

export const policyQuery = read(getSecurityPolicy, {})

export const policyChange = write(setSecurityPolicy, {
  stales: [getSecurityPolicy],
  handles: ['network-locks-out', 'policy-changed'],
})

export function effectQuery(policy: SecurityPolicy) {
  return read(previewSecurityPolicy, { policy })
}
