import { passwordFault } from '@atrium/domain-auth'
import type { ParsedOf, PasswordRule } from '@atrium/domain-core'
import type { getOwnJoining, registerAndJoin } from '@atrium/domain-org'
import { joinLinkState } from '@atrium/domain-org'
import {
  addPerson,
  Conflict,
  type Core,
  InvalidInput,
  nameIn,
  NotFound,
  policyOf,
  type PublicCall,
  refusingTaken,
  setEmail,
  setLocale,
  type Tx,
  Unauthenticated,
} from '@atrium/server-core'
import { holdOrganisation } from '../hold-organisation'
import { announceOrganisation } from '../org-events'
import { type Admitting, admit } from './admit'
import { countUse, findLinkByKey, holdLink, type StoredLink } from './join-link-store'
import {
  findOwnRequest,
  holdRequest,
  insertRequest,
  selectOwnRequests,
  setDecision,
  settleRequests,
} from './join-request-store'
import {
  answerInvitation,
  enterpriseName,
  selectOwnInvitations,
  standingOf,
} from './join-standing-store'

type Needs = Pick<Core, 'database' | 'clock' | 'sessions' | 'passwords'> & Pick<Admitting, 'duties'>
type Joined = { readonly outcome: 'joined' | 'waiting'; readonly entId: string }

export type JoiningService = ReturnType<typeof createJoiningService>

/** How long a decided request is shown to who made it. */
const shownMillis = 30 * 86_400_000
const takenCodes = { persons_login_id_key: 'login-taken' }

/**
 * Joining as whoever joins sees it. They may be a member of nothing yet, so their session says who they
 * are, whatever space the address names.
 */
export function createJoiningService({ database, clock, sessions, passwords, duties }: Needs) {
  return { check, register, join, own, accept, decline, withdraw }

  async function check({ key }: { key: string }, call: PublicCall) {
    const session = await sessionOf(call)
    return database.read('platform', async (tx) => {
      const link = await openLink(tx, key)
      const standing = session && (await standingOf(tx, session.personId, link.entId))
      return {
        entId: link.entId,
        enterprise: await enterpriseName(tx, link.entId, call.locale),
        approval: link.approval,
        passwordRule: await passwordRuleOf(tx, link.entId),
        person: session && { name: nameIn(call.locale, session), loginId: session.loginId },
        standing: shownStanding(standing),
      }
    })
  }

  async function register(
    input: ParsedOf<typeof registerAndJoin>,
    call: PublicCall,
  ): Promise<Joined> {
    const { key, name, loginId, password, locale } = input
    const { linkId, entId, rule } = await database.read('platform', async (tx) => {
      const link = await openLink(tx, key)
      return { linkId: link.id, entId: link.entId, rule: await passwordRuleOf(tx, link.entId) }
    })
    const fault = passwordFault(password, rule, [loginId, name])
    if (fault) throw new InvalidInput([{ path: ['password'], ...fault }], fault.code)
    const passwordHash = await passwords.hash(password)
    const personId = clock.newId()
    const { token, ...joined } = await refusingTaken(takenCodes, () =>
      database.transaction({ entId, personId, requestId: call.requestId }, async (tx) => {
        await addPerson(tx, { personId, loginId, name, nameEn: null, passwordHash, entId })
        await setLocale(tx, personId, locale)
        const done = await joinBy(tx, linkId, personId)
        return { ...done, token: await sessions.begin(tx, { personId, entId }, call) }
      }),
    )
    if (call.caller) await sessions.end(call.caller.personId, call.caller.sessionId)
    call.setSessionToken(token)
    return joined
  }

  async function join({ key }: { key: string }, call: PublicCall): Promise<Joined> {
    const session = await needSession(call)
    const { id, entId } = await database.read('platform', (tx) => openLink(tx, key))
    return within(entId, session, call, async (tx) => {
      const joined = await joinBy(tx, id, session.personId)
      if (joined.outcome === 'joined') await settle(tx, session)
      return joined
    })
  }

  async function own(_: ParsedOf<typeof getOwnJoining>, call: PublicCall) {
    const session = await needSession(call)
    const { personId, loginId, memberships } = session
    const since = new Date(clock.now().getTime() - shownMillis)
    const [invitations, requests] = await database.read('platform', (tx) =>
      Promise.all([selectOwnInvitations(tx, personId), selectOwnRequests(tx, personId, since)]),
    )
    return {
      person: { name: nameIn(call.locale, session), loginId },
      enterprises: memberships.length,
      invitations: invitations.map(({ entId, invitedAt, ...named }) => ({
        entId,
        enterprise: nameIn(call.locale, named),
        invitedAt: invitedAt.toISOString(),
      })),
      requests: requests.map(({ id, entId, state, reason, createdAt, ...named }) => ({
        id,
        entId,
        state,
        reason,
        enterprise: nameIn(call.locale, named),
        createdAt: createdAt.toISOString(),
      })),
    }
  }

  async function accept({ entId }: { entId: string }, call: PublicCall) {
    const session = await needSession(call)
    const { personId } = session
    return within(entId, session, call, async (tx) => {
      await answer(tx, personId, 'active')
      await duties.requireSeparated(tx)
      await settle(tx, session)
      await sessions.refresh(tx, personId)
      tx.record({ act: 'org.accept-invitation', entity: 'person', entityId: personId })
      announceOrganisation(tx, 'person', 'added', [personId])
      return { entId }
    })
  }

  async function decline({ entId }: { entId: string }, call: PublicCall) {
    const session = await needSession(call)
    const { personId } = session
    return within(entId, session, call, async (tx) => {
      await answer(tx, personId, 'left')
      tx.record({ act: 'org.decline-invitation', entity: 'person', entityId: personId })
      announceOrganisation(tx, 'person', 'changed', [personId])
      return {}
    })
  }

  async function withdraw({ requestId }: { requestId: string }, call: PublicCall) {
    const session = await needSession(call)
    const { personId } = session
    const entId = await database.read('platform', (tx) => findOwnRequest(tx, requestId, personId))
    if (entId === null) throw new NotFound('join-request-not-found')
    return within(entId, session, call, async (tx) => {
      const held = await holdRequest(tx, requestId)
      if (held?.state !== 'waiting') throw new Conflict('join-request-decided')
      const by = { reason: '', at: clock.now(), by: personId }
      await setDecision(tx, requestId, { state: 'withdrawn', ...by })
      tx.record({ act: 'org.withdraw-join-request', entity: 'person', entityId: personId })
      announceOrganisation(tx, 'join-request', 'changed', [requestId])
      return {}
    })
  }

  /** Joins by a link, or asks to; the link is held, so that it lets in no more than it may. */
  async function joinBy(tx: Tx, linkId: string, personId: string): Promise<Joined> {
    await holdOrganisation(tx)
    const link = await holdLink(tx, linkId)
    if (!link || joinLinkState(link, clock.now()) !== 'open') throw new Conflict('join-link-ended')
    const { id, entId, approval } = link
    const standing = await standingOf(tx, personId, entId)
    if (standing === 'waiting' && approval) return { outcome: 'waiting', entId }
    if (standing === 'suspended') throw new Conflict('membership-suspended')
    if (standing === 'active') throw new Conflict('member-exists')
    await countUse(tx, id)
    if (approval && standing !== 'invited') {
      const request = { id: clock.newId(), personId, linkId: id, at: clock.now() }
      await insertRequest(tx, request)
      tx.record({
        act: 'org.ask-to-join',
        entity: 'person',
        entityId: personId,
        details: { link: id },
      })
      announceOrganisation(tx, 'join-request', 'added', [request.id])
      return { outcome: 'waiting', entId }
    }
    // Who follows the link in a mail has the address.
    if (link.email !== null) await setEmailIfNone(tx, personId, link.email)
    await admit(tx, { sessions, duties }, { personId, place: link })
    await settleRequests(tx, personId, clock.now())
    announceOrganisation(tx, 'join-link', 'changed', [id])
    tx.record({ act: 'org.join', entity: 'person', entityId: personId, details: { link: id } })
    return { outcome: 'joined', entId }
  }

  async function openLink(tx: Tx, key: string): Promise<StoredLink> {
    const link = await findLinkByKey(tx, key)
    if (!link) throw new NotFound('join-key-unknown')
    if (joinLinkState(link, clock.now()) !== 'open') throw new Conflict('join-link-ended')
    return link
  }

  async function answer(tx: Tx, personId: string, state: 'active' | 'left'): Promise<void> {
    await holdOrganisation(tx)
    if (!(await answerInvitation(tx, personId, state))) throw new NotFound('invitation-not-found')
    await settleRequests(tx, personId, clock.now())
  }

  /** Whoever was in no space is in the one that they joined. */
  async function settle(tx: Tx, session: OwnSession): Promise<void> {
    const { homeEntId, memberships } = session
    if (memberships.some(({ entId }) => entId === homeEntId)) return
    if (tx.scope !== 'platform') await sessions.move(tx, session, tx.scope.entId)
  }

  function within<T>(
    entId: string,
    { personId }: OwnSession,
    { requestId }: PublicCall,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    return database.transaction({ entId, personId, requestId }, work)
  }

  function sessionOf({ sessionToken }: PublicCall) {
    return sessionToken === null ? Promise.resolve(null) : sessions.find(sessionToken)
  }

  async function needSession(call: PublicCall): Promise<OwnSession> {
    const session = await sessionOf(call)
    if (!session) throw new Unauthenticated()
    return session
  }
}

type OwnSession = NonNullable<Awaited<ReturnType<Core['sessions']['find']>>>

async function setEmailIfNone(tx: Tx, personId: string, email: string): Promise<void> {
  const [row] = await tx.query<{ email: string | null }>(
    'select email from platform.persons where person_id = $1',
    [personId],
  )
  if (row?.email === null) await setEmail(tx, personId, email)
}

function shownStanding(standing: string | null) {
  switch (standing) {
    case 'invited':
    case 'waiting':
    case 'suspended':
      return standing
    case 'active':
      return 'member' as const
    default:
      return 'none' as const
  }
}

/** Whoever joins with a new account keeps the rule of the enterprise from the first password on. */
async function passwordRuleOf(tx: Tx, entId: string): Promise<PasswordRule> {
  const { policy } = await policyOf(tx, entId)
  return policy.password
}
