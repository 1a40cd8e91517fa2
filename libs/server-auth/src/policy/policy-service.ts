import type { PolicyEffect, SecuritySettings } from '@atrium/domain-auth'
import type { SecurityPolicy, TwoStepRule } from '@atrium/domain-core'
import {
  Conflict,
  InvalidInput,
  isOpenTo,
  policyOf,
  putPolicy,
  type Caller,
  type Core,
  type KeptPolicy,
} from '@atrium/server-core'
import { countMembers, countSessions } from './affected-store'

type Change = Pick<SecuritySettings, 'policy' | 'revision'>

/** How an enterprise guards its people's accounts. */
export function createPolicyService({ database, clock }: Pick<Core, 'database' | 'clock'>) {
  return { get, set, preview }

  async function get(caller: Caller, ip: string): Promise<SecuritySettings> {
    const { policy, revision } = await database.read(caller, (tx) => policyOf(tx, caller.entId))
    return { policy, revision, ip }
  }

  async function set(
    caller: Caller,
    { policy, revision }: Change,
    ip: string,
  ): Promise<SecuritySettings> {
    const { entId } = caller
    if (!isOpenTo(policy.session.networks, ip)) {
      const path = ['policy', 'session', 'networks']
      throw new InvalidInput(
        [{ path, code: 'network-locks-out', params: { ip } }],
        'network-locks-out',
      )
    }
    await database.transaction(caller, async (tx) => {
      const before = await policyOf(tx, entId)
      const twoStepSince = sinceWhen(before, policy.twoStep, clock.now())
      if (!(await putPolicy(tx, entId, { policy, revision, twoStepSince }))) {
        throw new Conflict('policy-changed')
      }
      tx.record({
        act: 'auth.set-policy',
        entity: 'security-policy',
        entityId: entId,
        details: { before: before.policy, after: policy, ip },
      })
      tx.announce({ entity: 'security-policy', act: 'changed', entId, ids: [entId] })
    })
    return get(caller, ip)
  }

  async function preview(caller: Caller, next: SecurityPolicy): Promise<PolicyEffect> {
    const { entId } = caller
    const now = clock.now()
    return database.read(caller, async (tx) => {
      const { policy: current } = await policyOf(tx, entId)
      const counted = await countMembers(tx, entId, { policy: next, now })
      const { byAddress, old, surplus } = await countSessions(tx, entId, { current, next, now })
      const { networks } = next.session
      const outside = byAddress.filter(({ ip }) => !isOpenTo(networks, ip))
      const { members, asked, missing, expired } = counted
      return {
        members,
        twoStep: { asked, missing },
        expired,
        sessions: { outside: outside.reduce((sum, { count }) => sum + count, 0), old, surplus },
      }
    })
  }
}

const widths = { nobody: 0, administrators: 1, everybody: 2 } as const

/** The time to set a second step up begins when more people are asked for one. */
function sinceWhen(before: KeptPolicy, { demand }: TwoStepRule, now: Date): Date | null {
  if (demand === 'nobody') return null
  const wider = widths[demand] > widths[before.policy.twoStep.demand]
  return wider ? now : (before.twoStepSince ?? now)
}
