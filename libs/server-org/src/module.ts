import {
  type HandoverPort,
  type InvitationMailPort,
  orgCodeMessages,
  orgPermissions,
  type PlacementPort,
} from '@atrium/domain-org'
import type { DutyPort } from '@atrium/domain-security'
import type { Core, ServerModule, Tx } from '@atrium/server-core'
import { contactRoutes } from './contacts/contact-routes'
import { createContactService } from './contacts/contact-service'
import { departmentRoutes } from './departments/department-routes'
import { createDepartmentService } from './departments/department-service'
import { userGroupRoutes } from './groups/user-group-routes'
import { createUserGroupService } from './groups/user-group-service'
import { departureJob } from './handover/departure-job'
import { departureRoutes } from './handover/departure-routes'
import { createDepartureService } from './handover/departure-service'
import { orgHandovers } from './handover/org-handovers'
import { createJoinLinkService } from './joining/join-link-service'
import { createJoinRequestService } from './joining/join-request-service'
import { joinAdminRoutes, joiningRoutes } from './joining/joining-routes'
import { createJoiningService } from './joining/joining-service'
import { createMailInvitationService } from './joining/mail-invitation-service'
import { giveMembersAddresses } from './members/member-addresses'
import { memberRoutes } from './members/member-routes'
import { createMemberService } from './members/member-service'
import { orgMigration } from './migrations/0001-org'
import { departmentParentMigration } from './migrations/0002-department-parent'
import { joiningMigration } from './migrations/0003-joining'
import { memberSearchMigration } from './migrations/0004-member-search'
import { englishNamesMigration } from './migrations/0005-english-names'
import { peopleRoutes } from './people/people-routes'
import { postRoutes } from './posts/post-routes'
import { createPostService } from './posts/post-service'
import { ownProfileRoutes } from './profile/own-profile-routes'
import { createOwnProfileService } from './profile/own-profile-service'
import { orgRoleRoutes } from './roles/org-role-routes'
import { createOrgRoleService } from './roles/org-role-service'
import { memberExportJob } from './transfer/member-export-job'
import { memberImportJob } from './transfer/member-import-job'
import { memberTransferRoutes } from './transfer/transfer-routes'
import { createMemberTransferService } from './transfer/transfer-service'

export interface OrgPorts {
  readonly placements: PlacementPort<Tx>
  readonly duties: DutyPort<Tx>
  /** Without it, invitations by mail reach nobody. */
  readonly mails?: InvitationMailPort
  /** What other modules hold of a person who leaves. */
  readonly handovers?: readonly HandoverPort<Tx>[]
}

const noMails = { requireAddress: () => undefined, invite: () => undefined }

/** The organisation of an enterprise: departments, posts, roles and the people in them. */
export function orgModule(
  core: Core,
  { placements, duties, mails = noMails, handovers: others = [] }: OrgPorts,
): ServerModule {
  const handovers = [...others, ...orgHandovers()]
  return {
    name: 'org',
    routes: [
      ...peopleRoutes(core.database),
      ...departmentRoutes(createDepartmentService(core)),
      ...postRoutes(createPostService(core)),
      ...orgRoleRoutes(createOrgRoleService(core)),
      ...memberRoutes(createMemberService({ ...core, duties })),
      ...memberTransferRoutes(createMemberTransferService(core)),
      ...contactRoutes(createContactService({ ...core, placements })),
      ...ownProfileRoutes(createOwnProfileService(core)),
      ...joinAdminRoutes({
        links: createJoinLinkService(core),
        invitations: createMailInvitationService({ ...core, mails }),
        requests: createJoinRequestService({ ...core, duties }),
      }),
      ...joiningRoutes(createJoiningService({ ...core, duties })),
      ...departureRoutes(createDepartureService({ ...core, handovers })),
      ...userGroupRoutes(createUserGroupService({ ...core, placements })),
    ],
    migrations: [
      orgMigration,
      departmentParentMigration,
      joiningMigration,
      memberSearchMigration,
      englishNamesMigration,
    ],
    jobs: [
      departureJob({ ...core, duties, handovers }),
      memberExportJob(core),
      memberImportJob({ ...core, duties }),
    ],
    permissions: orgPermissions,
    readPermissions: {
      person: 'org.read',
      department: 'org.read',
      post: 'org.read',
      'org-role': 'org.read',
      'user-group': 'org.read',
      'join-link': 'org.manage-joining',
      'join-request': 'org.manage-joining',
    },
    messages: orgCodeMessages,
    seed: () => core.database.transaction('platform', giveMembersAddresses),
  }
}
