import type { MemberRolesPort } from '@atrium/domain-org'
import type { DutyPort } from '@atrium/domain-security'
import type { Caller, Tx } from '@atrium/server-core'
import { holdOrganisation } from '../hold-organisation'
import { announceOrganisation } from '../org-events'
import { refuseForeignRoles, requireAdministrator } from './member-rules'
import { findMember, updateMember } from './member-store'

/** Changes platform roles of members for other modules. */
export function createMemberRoles(duties: DutyPort<Tx>): MemberRolesPort<Tx, Caller> {
  return {
    async change(tx, caller, { personId, take, give }) {
      await holdOrganisation(tx)
      const before = await findMember(tx, personId, { hold: true })
      const left = before.roles.filter((role) => !take.includes(role) && !give.includes(role))
      const roles = [...left, ...give]
      refuseForeignRoles(caller, before.roles, roles)
      if (before.roles.includes('admin') && !roles.includes('admin')) {
        await requireAdministrator(tx, [before.id])
      }
      await updateMember(tx, { ...before, roles })
      await duties.requireSeparated(tx)
      tx.record({
        act: 'org.change-member',
        entity: 'person',
        entityId: before.id,
        details: { before: { name: before.name, roles: before.roles }, after: { roles } },
      })
      announceOrganisation(tx, 'person', 'changed', [before.id])
    },
  }
}
