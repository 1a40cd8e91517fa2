import {
  defaultPolicy,
  needsTwoStep,
  securityPolicySchema,
  type Role,
  type SecurityPolicy,
} from '@atrium/domain-core'
import type { Tx } from '../database/database'

/** The policy of an enterprise as it is kept; revision 0 before it was ever changed. */
export interface KeptPolicy {
  readonly policy: SecurityPolicy
  readonly revision: number
  /** Since when it has asked for a second step; null while it asks nobody. */
  readonly twoStepSince: Date | null
}

/** What guards a person as the member of one enterprise. */
export interface MemberPolicy extends KeptPolicy {
  readonly entId: string
  readonly roles: readonly Role[]
  readonly memberSince: Date
  /** The enterprise lets them in by its own provider alone. */
  readonly mustSignOn: boolean
}

/** Of a membership `m` in `e`: who keeps the provider's settings comes in without it too, or a broken one would shut all out. */
export const mustSignOn = `(e.sign_on_required and not m.roles && array['root', 'saas', 'admin'])`

interface PolicyRow {
  readonly policy: unknown
  readonly revision: number | null
  readonly twoStepSince: Date | null
}

/** Of the enterprises where the person is active, frozen ones last; needs a transaction that sees every space. */
export async function policiesOf(tx: Tx, personId: string): Promise<MemberPolicy[]> {
  const rows = await tx.query<PolicyRow & Omit<MemberPolicy, keyof KeptPolicy>>(
    `select m.ent_id as "entId", m.roles, m.created_at as "memberSince",
       ${mustSignOn} as "mustSignOn", k.policy, k.revision,
       k.two_step_since as "twoStepSince"
     from platform.memberships m
     join platform.enterprises e on e.ent_id = m.ent_id
     left join platform.security_policies k on k.ent_id = m.ent_id
     where m.person_id::text = $1 and m.state = 'active'
     order by (e.state = 'active') desc, m.created_at, m.ent_id`,
    [personId],
  )
  return rows.map(({ entId, roles, memberSince, mustSignOn: must, ...row }) => ({
    entId,
    roles,
    memberSince,
    mustSignOn: must,
    ...keptOf(row),
  }))
}

export async function policyOf(tx: Tx, entId: string): Promise<KeptPolicy> {
  const [row] = await tx.query<PolicyRow>(
    `select policy, revision, two_step_since as "twoStepSince"
     from platform.security_policies where ent_id = $1`,
    [entId],
  )
  return keptOf(row)
}

/** False when somebody else has changed it since `revision`. */
export async function putPolicy(
  tx: Tx,
  entId: string,
  { policy, revision, twoStepSince }: KeptPolicy,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into platform.security_policies as kept (ent_id, policy, revision, two_step_since)
     values ($1, $2, 1, $4)
     on conflict (ent_id) do update set policy = $2, revision = kept.revision + 1, two_step_since = $4
       where kept.revision = $3
     returning 1`,
    [entId, JSON.stringify(policy), revision, twoStepSince],
  )
  return rows.length > 0
}

const dayMillis = 86_400_000

/** When the member must have a second step; null when none is asked of them. */
export function twoStepDueAt({
  policy,
  roles,
  memberSince,
  twoStepSince,
}: MemberPolicy): Date | null {
  if (!needsTwoStep(policy.twoStep, roles)) return null
  const from = Math.max(memberSince.getTime(), twoStepSince?.getTime() ?? 0)
  return new Date(from + policy.twoStep.graceDays * dayMillis)
}

function keptOf(row: PolicyRow | undefined): KeptPolicy {
  if (!row?.policy) return { policy: defaultPolicy, revision: 0, twoStepSince: null }
  const { policy, revision, twoStepSince } = row
  return { policy: securityPolicySchema.parse(policy), revision: revision ?? 0, twoStepSince }
}

/** Whether the enterprise's own provider is the only way in for whoever does not administer it. */
export async function requireSignOn(tx: Tx, entId: string, required: boolean): Promise<void> {
  await tx.query('update platform.enterprises set sign_on_required = $2 where ent_id = $1', [
    entId,
    required,
  ])
}
