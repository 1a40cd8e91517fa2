import type { AppItemsPort } from '@atrium/domain-apps'
import { delegationCodeMessages } from '@atrium/domain-delegation'
import type { DutyPort } from '@atrium/domain-security'
import type { RemindersPort } from '@atrium/domain-subscription'
import type { Core, ServerModule, Tx } from '@atrium/server-core'
import { agencyRoutes } from './agency-routes'
import { createAgencyService } from './agency-service'
import { followLeavers, forsakenChore } from './invalidate-forsaken'
import { createMandates } from './mandates'
import { agenciesMigration } from './migrations/0001-agencies'

export interface DelegationNeeds {
  readonly apps: AppItemsPort<Tx>
  readonly reminders?: RemindersPort
  /** Without it, everybody may act for everybody. */
  readonly duties?: Pick<DutyPort<Tx>, 'areApart'>
}

const noDuties = { areApart: async () => true }

/** Account hosting and application agents: who acts for whom. */
export function delegationModule(
  core: Core,
  { apps, reminders, duties = noDuties }: DelegationNeeds,
): ServerModule {
  const { database, clock, log, bus } = core
  const needs = { database, clock, log, bus, duties }
  return {
    name: 'delegation',
    routes: agencyRoutes(createAgencyService({ ...needs, apps, reminders })),
    migrations: [agenciesMigration],
    chores: [forsakenChore(needs)],
    messages: delegationCodeMessages,
    mandates: createMandates(needs),
    isGuarded: true,
    async onStart() {
      followLeavers(needs)
    },
  }
}
