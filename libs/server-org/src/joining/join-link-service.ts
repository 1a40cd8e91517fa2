import { randomInt } from 'node:crypto'
import type { ParsedOf } from '@atrium/domain-core'
import {
  type addJoinLink,
  joinCodeAlphabet,
  joinCodeLength,
  type JoinLink,
  joinLinkState,
  type JoinPlace,
  type listJoinLinks,
  type revokeJoinLink,
} from '@atrium/domain-org'
import { type Caller, type Core, NotFound, type Tx } from '@atrium/server-core'
import { requirePlaces } from '../members/member-store'
import { announceOrganisation } from '../org-events'
import { joinPage, listed } from './join-cursor'
import {
  countLinks,
  holdLink,
  insertLink,
  selectLinks,
  setRevoked,
  type StoredLink,
} from './join-link-store'

export type JoinLinkService = ReturnType<typeof createJoinLinkService>

const dayMillis = 86_400_000

/** Links by which many may join, as administrators keep them. */
export function createJoinLinkService({ database, clock }: Pick<Core, 'database' | 'clock'>) {
  return {
    list: (input: ParsedOf<typeof listJoinLinks>, caller: Caller) =>
      database.read(caller, async (tx) => {
        const found = await selectLinks(tx, 'shared', { ...joinPage(input), locale: caller.locale })
        const rows = found.map((link) => shownLink(link, clock.now()))
        return listed(rows, input.limit, await countLinks(tx, 'shared'))
      }),

    add: (input: ParsedOf<typeof addJoinLink>, caller: Caller) =>
      database.transaction(caller, async (tx) => {
        await requireJoinPlace(tx, input)
        const { days, ...draft } = input
        const createdAt = clock.now()
        const link = {
          ...draft,
          id: clock.newId(),
          code: madeCode(),
          email: null,
          tokenHash: null,
          madeBy: caller.personId,
          createdAt,
          expiresAt: days === null ? null : endAfter(createdAt, days),
        }
        await insertLink(tx, link)
        // Who reads the code in the log, or reviews the link, does not join by it.
        const { tokenHash: _, code, ...after } = link
        tx.record({
          act: 'org.add-join-link',
          entity: 'join-link',
          entityId: link.id,
          details: { name: link.label, after },
        })
        announceOrganisation(tx, 'join-link', 'added', [link.id])
        const { entId } = caller
        const kept = { ...link, code, entId, uses: 0, revokedAt: null, madeBy: caller.name }
        return shownLink(kept, createdAt)
      }),

    revoke: ({ linkId }: ParsedOf<typeof revokeJoinLink>, caller: Caller) =>
      database.transaction(caller, async (tx) => {
        if (!(await holdLink(tx, linkId))) throw new NotFound('join-link-not-found')
        await setRevoked(tx, linkId, clock.now())
        tx.record({ act: 'org.revoke-join-link', entity: 'join-link', entityId: linkId })
        announceOrganisation(tx, 'join-link', 'changed', [linkId])
        return {}
      }),
  }
}

/** Refuses departments and roles that the space does not have. */
export async function requireJoinPlace(
  tx: Tx,
  { departmentId, orgRoleIds }: JoinPlace,
): Promise<void> {
  await requirePlaces(tx, 'department', departmentId === null ? [] : [departmentId], 'departmentId')
  await requirePlaces(tx, 'org_role', orgRoleIds, 'orgRoleIds')
}

export function endAfter(start: Date, days: number): Date {
  return new Date(start.getTime() + days * dayMillis)
}

function madeCode(): string {
  const letters = Array.from({ length: joinCodeLength }, () => randomInt(joinCodeAlphabet.length))
  return letters.map((at) => joinCodeAlphabet[at]).join('')
}

function shownLink(link: StoredLink, now: Date): JoinLink {
  const { id, code, label, uses, maxUses, approval, departmentId, orgRoleIds, madeBy } = link
  return {
    id,
    code: code ?? '',
    label,
    uses,
    maxUses,
    approval,
    departmentId,
    orgRoleIds,
    madeBy,
    state: joinLinkState(link, now),
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt?.toISOString() ?? null,
  }
}
