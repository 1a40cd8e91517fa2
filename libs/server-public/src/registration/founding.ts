import type { FoundingPort } from '@atrium/domain-tenants'
import type { Core, Tx } from '@atrium/server-core'
import { foundEnterprise } from './found-enterprise'
import { taking } from './registration-service'
import { claimEnterpriseName, claimNames } from './taken-names'

/** Lets an operator make enterprises by the rules by which strangers register them. */
export function createFounding(core: Pick<Core, 'database' | 'clock'>): FoundingPort<Tx> {
  return {
    found: (tx, { name: enterpriseName, nameEn, admin }) =>
      taking(async () => {
        const { loginId, email, name: contactName } = admin
        await claimNames(tx, { enterpriseName, loginId, email })
        return foundEnterprise(tx, core, {
          enterpriseName,
          nameEn,
          contactName,
          loginId,
          email,
          passwordHash: null,
          locale: null,
        })
      }),
    claimName: (tx, name, except) => claimEnterpriseName(tx, name, except),
  }
}
