import { changeInstallation, checkServices, getInstallation } from '@atrium/domain-enterprise'
import { implement, type Route } from '@atrium/server-core'
import type { InstallationService } from './installation-service'

export function installationRoutes(installation: InstallationService): Route[] {
  const permission = 'enterprise.manage-installation'
  return [
    implement(getInstallation, {
      permission,
      handle: (_, { caller }) => installation.get(caller),
    }),
    implement(changeInstallation, {
      permission,
      handle: (input, { caller }) => installation.change(input, caller),
    }),
    implement(checkServices, {
      permission,
      limit: { perMinute: 20 },
      handle: (_, { caller }) => installation.check(caller),
    }),
  ]
}
