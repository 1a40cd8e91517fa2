import {
  changeTenant,
  createTenant,
  freezeTenant,
  getTenant,
  listTenants,
  renewAdminLink,
  scheduleDeletion,
  takeDeletionBack,
  unfreezeTenant,
} from '@atrium/domain-tenants'
import { implement, type Route } from '@atrium/server-core'
import type { TenantService } from './tenant-service'

export function tenantRoutes(tenants: TenantService): Route[] {
  const permission = 'tenants.manage'
  return [
    implement(listTenants, { permission, handle: (input) => tenants.list(input) }),
    implement(getTenant, { permission, handle: ({ entId }) => tenants.get(entId) }),
    implement(createTenant, {
      permission,
      handle: (input, { caller }) => tenants.create(input, caller),
    }),
    implement(changeTenant, {
      permission,
      handle: (input, { caller }) => tenants.change(input, caller),
    }),
    implement(freezeTenant, {
      permission,
      handle: ({ entId, reason }, { caller }) => tenants.freeze(entId, reason, caller),
    }),
    implement(unfreezeTenant, {
      permission,
      handle: ({ entId }, { caller }) => tenants.unfreeze(entId, caller),
    }),
    implement(scheduleDeletion, {
      permission,
      handle: ({ entId, name }, { caller }) => tenants.schedule(entId, name, caller),
    }),
    implement(takeDeletionBack, {
      permission,
      handle: ({ entId }, { caller }) => tenants.takeBack(entId, caller),
    }),
    implement(renewAdminLink, {
      permission,
      handle: ({ entId, personId }, { caller }) => tenants.renewLink(entId, personId, caller),
    }),
  ]
}
