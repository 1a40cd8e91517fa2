import {
  applyToContainer,
  changeContainer,
  createContainer,
  decideGrant,
  decideJoin,
  deleteContainer,
  expelTenant,
  getContainer,
  leaveContainer,
  listContainerRequests,
  listContainers,
  listGrants,
  listJoinableContainers,
  listPartners,
  offerGrant,
  revokeGrant,
} from '@atrium/domain-tenants'
import { implement, type Route } from '@atrium/server-core'
import type { ContainerService } from './container-service'
import type { GrantService } from './grant-service'

/** What operators do. */
export function containerRoutes(containers: ContainerService, grants: GrantService): Route[] {
  const permission = 'tenants.manage'
  return [
    implement(listContainers, { permission, handle: () => containers.list() }),
    implement(getContainer, {
      permission,
      handle: ({ containerId }, { caller }) => containers.get(containerId, caller),
    }),
    implement(listContainerRequests, {
      permission,
      handle: (_, { caller }) => containers.requests(caller),
    }),
    implement(createContainer, {
      permission,
      handle: (draft, { caller }) => containers.create(draft, caller),
    }),
    implement(changeContainer, {
      permission,
      handle: ({ containerId, ...draft }, { caller }) =>
        containers.change(containerId, draft, caller),
    }),
    implement(deleteContainer, {
      permission,
      handle: ({ containerId }, { caller }) => containers.remove(containerId, caller),
    }),
    implement(decideJoin, {
      permission,
      handle: (input, { caller }) => containers.decideJoin(input, caller),
    }),
    implement(expelTenant, {
      permission,
      handle: ({ containerId, entId }, { caller }) => containers.expel(containerId, entId, caller),
    }),
    implement(decideGrant, {
      permission,
      handle: (input, { caller }) => grants.decide(input, caller),
    }),
  ]
}

/** What the administrators of an enterprise do. */
export function sharingRoutes(containers: ContainerService, grants: GrantService): Route[] {
  const permission = 'tenants.share-space'
  return [
    implement(listJoinableContainers, {
      permission,
      handle: (_, { caller }) => containers.joinable(caller),
    }),
    implement(applyToContainer, {
      permission,
      handle: (input, { caller }) => containers.apply(input, caller),
    }),
    implement(leaveContainer, {
      permission,
      handle: ({ containerId }, { caller }) => containers.leave(containerId, caller),
    }),
    implement(listPartners, {
      permission,
      handle: ({ containerId }, { caller }) => grants.partners(containerId, caller),
    }),
    implement(listGrants, { permission, handle: (_, { caller }) => grants.list(caller) }),
    implement(offerGrant, {
      permission,
      handle: (input, { caller }) => grants.offer(input, caller),
    }),
    // Operators end grants too; the service tells whose they are.
    implement(revokeGrant, {
      permission: 'tenants.end-grants',
      handle: ({ grantId }, { caller }) => grants.revoke(grantId, caller),
    }),
  ]
}
