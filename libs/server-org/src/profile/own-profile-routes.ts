import { changeOwnProfile, getOwnProfile } from '@atrium/domain-org'
import { implement, type Route } from '@atrium/server-core'
import type { OwnProfileService } from './own-profile-service'

export function ownProfileRoutes(profiles: OwnProfileService): Route[] {
  const permission = 'org.read'
  return [
    implement(getOwnProfile, { permission, handle: (_, { caller }) => profiles.get(caller) }),
    implement(changeOwnProfile, {
      permission,
      handle: (input, { caller }) => profiles.change(input, caller),
    }),
  ]
}
