import { accessModule, createAccess, createRoleHandover } from '@atrium/server-access'
import { appsModule, createAppItems, createKeptApps } from '@atrium/server-apps'
import { authModule } from '@atrium/server-auth'
import type { Core, ServerModule } from '@atrium/server-core'
import { delegationModule } from '@atrium/server-delegation'
import { developerModule } from '@atrium/server-developer'
import { createInstallationGuard, enterpriseModule } from '@atrium/server-enterprise'
import {
  createFormContents,
  createFormDefinitions,
  createKeptForms,
  createOwnedRecords,
  formsModule,
} from '@atrium/server-forms'
import { languagesModule } from '@atrium/server-languages'
import { navigationModule } from '@atrium/server-navigation'
import {
  createDepartmentNames,
  createKeptOrganisation,
  createMemberRoles,
  createRecordHandover,
  createPlacements,
  orgModule,
} from '@atrium/server-org'
import { createFounding, publicModule } from '@atrium/server-public'
import { createDuties, securityModule } from '@atrium/server-security'
import {
  createReminders,
  subscribedInvitations,
  subscriptionModule,
} from '@atrium/server-subscription'
import { tenantsModule } from '@atrium/server-tenants'

/** The server's modules, and who gives what to whom. */
export function modules(core: Core): readonly ServerModule[] {
  const apps = createAppItems(core.clock)
  const installation = createInstallationGuard(core)
  const auth = authModule(core, { outbound: installation })
  const placements = createPlacements(core)
  const departments = createDepartmentNames()
  const duties = createDuties()
  const access = createAccess(core, placements)
  const reminders = createReminders({ ...core, mails: auth.reminderMails })
  return [
    accessModule(core, { access, apps, placements }),
    appsModule(core, { access, contents: [createFormContents()] }),
    auth,
    delegationModule(core, { apps, reminders, duties }),
    developerModule(core, { reminders }),
    enterpriseModule(core, {
      departments,
      installation,
      kept: [createKeptOrganisation(), createKeptApps(), createKeptForms()],
    }),
    formsModule(core, { access, apps, reminders }),
    languagesModule(core),
    navigationModule(core, { placements, apps }),
    orgModule(core, {
      placements,
      duties,
      mails: subscribedInvitations(core, auth.invitationMails),
      handovers: [
        createRecordHandover(createOwnedRecords({ access, clock: core.clock })),
        createRoleHandover(apps),
      ],
    }),
    publicModule(core, {
      codes: auth.emailCodes,
      forms: createFormDefinitions(),
      mails: auth.operatorMails,
    }),
    securityModule(core, { duties, memberRoles: createMemberRoles(duties) }),
    subscriptionModule(core, { apps, mails: auth.reminderMails }),
    tenantsModule(core, {
      founding: createFounding(core),
      mails: auth.operatorMails,
      departments,
      placements,
    }),
  ]
}
