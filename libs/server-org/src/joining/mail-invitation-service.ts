import type { ParsedOf } from '@atrium/domain-core'
import {
  type InvitationMailPort,
  type inviteByMail,
  type listMailInvitations,
  type MailInvitation,
  mailInvitationState,
  type wrongAddressCodes,
} from '@atrium/domain-org'
import { registerPath } from '@atrium/domain-public'
import { type Caller, type Core, newSecretToken, type Tx } from '@atrium/server-core'
import { z } from 'zod'
import { announceOrganisation } from '../org-events'
import { joinPage, listed } from './join-cursor'
import { endAfter, requireJoinPlace } from './join-link-service'
import {
  countLinks,
  findTakenAddresses,
  insertLink,
  selectLinks,
  type StoredLink,
} from './join-link-store'
import { enterpriseName } from './join-standing-store'

type Needs = Pick<Core, 'database' | 'clock'> & { readonly mails: InvitationMailPort }
type WrongCode = (typeof wrongAddressCodes)[number]

export type MailInvitationService = ReturnType<typeof createMailInvitationService>

const emailSchema = z.email()

/** Invitations that are mailed to one address each. */
export function createMailInvitationService({ database, clock, mails }: Needs) {
  return {
    list: (input: ParsedOf<typeof listMailInvitations>, caller: Caller) =>
      database.read(caller, async (tx) => {
        const found = await selectLinks(tx, 'mailed', { ...joinPage(input), locale: caller.locale })
        const rows = found.map((link) => shownInvitation(link, clock.now()))
        return listed(rows, input.limit, await countLinks(tx, 'mailed'))
      }),

    async invite(input: ParsedOf<typeof inviteByMail>, caller: Caller) {
      mails.requireAddress()
      const { days, departmentId, orgRoleIds } = input
      const done = await database.transaction(caller, async (tx) => {
        await requireJoinPlace(tx, input)
        const { good, wrong } = await sortAddresses(tx, input.emails, clock.now())
        const createdAt = clock.now()
        const made = good.map((email) => ({ email, id: clock.newId(), ...newSecretToken() }))
        for (const { id, email, hash: tokenHash } of made) {
          const limits = { maxUses: 1, approval: false, expiresAt: endAfter(createdAt, days) }
          const from = { code: null, label: '', madeBy: caller.personId, createdAt }
          await insertLink(tx, {
            id,
            email,
            tokenHash,
            departmentId,
            orgRoleIds,
            ...limits,
            ...from,
          })
          const details = { name: email, after: { email, departmentId, orgRoleIds, days } }
          tx.record({ act: 'org.invite-by-mail', entity: 'join-link', entityId: id, details })
        }
        const ids = made.map(({ id }) => id)
        if (ids.length > 0) announceOrganisation(tx, 'join-link', 'added', ids)
        return { made, wrong, enterprise: await enterpriseName(tx, caller.entId, caller.locale) }
      })
      const said = { locale: caller.locale, from: caller.name, days, enterprise: done.enterprise }
      for (const { email: to, token } of done.made) {
        mails.invite({ ...said, to, path: `${registerPath({})}?join=${token}` })
      }
      return { sent: done.made.length, wrong: done.wrong }
    },
  }
}

/** Which addresses can be invited, and why the others cannot; rows count from 1. */
async function sortAddresses(tx: Tx, typed: readonly string[], now: Date) {
  const emails = typed.map((email) => email.toLowerCase())
  const { members, invited } = await findTakenAddresses(tx, emails, now)
  const problem = (email: string, at: number): WrongCode | null => {
    if (!emailSchema.safeParse(email).success) return 'wrong'
    if (emails.indexOf(email) < at) return 'repeated'
    if (members.has(email)) return 'member'
    return invited.has(email) ? 'invited' : null
  }
  const checked = emails.map((email, at) => ({ row: at + 1, email, code: problem(email, at) }))
  return {
    good: checked.filter(({ code }) => code === null).map(({ email }) => email),
    wrong: checked.flatMap(({ row, email, code }) => (code === null ? [] : [{ row, email, code }])),
  }
}

function shownInvitation(link: StoredLink, now: Date): MailInvitation {
  const { id, email, departmentId, orgRoleIds, madeBy, createdAt, expiresAt } = link
  return {
    id,
    email: email ?? '',
    departmentId,
    orgRoleIds,
    madeBy,
    state: mailInvitationState(link, now),
    createdAt: createdAt.toISOString(),
    expiresAt: (expiresAt ?? createdAt).toISOString(),
  }
}
