import { defaultPolicy } from '@atrium/domain-core'
import type { Clock } from '../clock'
import type { Database, Tx } from '../database/database'
import type { Bus } from '../events/bus'
import { deleteExpiredPasswordLinks } from '../people/password-links'
import { policyOf } from '../people/policy-store'
import type { TokenHolder } from './bearer'
import { deleteExpiredChallenges } from './challenge-store'
import { hashToken, newSecretToken } from './secret-token'
import {
  deleteExpiredSessions,
  deleteSessions,
  deleteSessionsIn,
  insertSession,
  moveSession,
  selectSession,
  selectSessionsOf,
  selectTokenPerson,
  touchSession,
  type Session,
  type SessionEntry,
  type WhichSessions,
} from './session-store'
import { sweepTries } from './sign-in-tries'

const minute = 60_000
/** The longest that a policy allows; each session ends by its own rule. */
const idleMillis = 7 * 24 * 60 * minute
const absoluteMillis = 30 * 24 * 60 * minute
/** How long an ended session may still be taken for good by another process that missed the news. */
const cacheMillis = 5_000
const cacheSize = 10_000

export interface SignInOrigin {
  readonly ip: string
  readonly userAgent: string
}

interface NewcomerTo {
  readonly personId: string
  readonly entId: string
  /** The one space that the session opens; all of the person's when left out. */
  readonly onlyEntId?: string | null
}

/** Who is signed in. A token is known to the browser only; the database keeps its SHA-256. */
export interface Sessions {
  /** Answers the token of a new session. */
  begin(tx: Tx, person: NewcomerTo, from: SignInOrigin): Promise<string>
  /** Null for a token that is unknown, ended or expired; an `unused` look does not keep the session from falling idle. */
  find(token: string, how?: { readonly unused?: boolean }): Promise<Session | null>
  /** What a session of the person in the space would be; null when they are no active member. */
  ofToken(holder: TokenHolder): Promise<Session | null>
  end(personId: string, sessionId: string): Promise<void>
  /** For a suspended person. */
  endAll(personId: string, except?: string): Promise<void>
  /** Ends one session, or all but one, with the transaction; answers how many there were. */
  endWithin(tx: Tx, personId: string, which: WhichSessions): Promise<number>
  /** Ends the sessions of people in one space, and makes their others forget it, with the transaction. */
  endIn(tx: Tx, personIds: readonly string[], entId: string): Promise<void>
  /** Makes a space the session's current one; the caller has checked the membership. */
  move(tx: Tx, session: { personId: string; sessionId: string }, entId: string): Promise<void>
  /** What is known of the person changed: every process reads it again. */
  refresh(tx: Tx, personId: string): Promise<void>
  /** Those that are good now, the latest used first. */
  list(personId: string): Promise<SessionEntry[]>
  /** Where a space may be used from; empty for everywhere. */
  networksOf(entId: string): Promise<readonly string[]>
  /** Deletes what has expired. */
  sweep(): Promise<void>
  close(): void
}

type SessionTimes = Pick<Session, 'expiresAt' | 'seenAt' | 'idleMinutes'>

interface Parts {
  readonly database: Database
  readonly bus: Bus
  readonly clock: Clock
}

export function createSessions({ database, bus, clock }: Parts): Sessions {
  const cache = new Map<string, { session: Session; readAt: number }>()
  const forget = (sessionIds: readonly string[]) => {
    for (const [key, { session }] of cache) {
      if (sessionIds.includes(session.sessionId)) cache.delete(key)
    }
  }
  const forgetMembers = (space: string) => {
    for (const [key, { session }] of cache) {
      if (session.memberships.some(({ entId }) => entId === space)) cache.delete(key)
    }
  }
  const unsubscribe = bus.subscribe(({ entity, entId, ids }) => {
    if (entity === 'session') forget(ids ?? [])
    if (entity === 'enterprise' || entity === 'security-policy' || entity === 'sign-on')
      forgetMembers(entId)
  })
  const now = () => clock.now().getTime()
  const isGood = ({ expiresAt, seenAt, idleMinutes }: SessionTimes) =>
    expiresAt.getTime() > now() && seenAt.getTime() > now() - idleMinutes * minute

  const endWhere = (personId: string, which: WhichSessions) =>
    database.transaction('platform', async (tx) => {
      await endWithin(tx, personId, which)
    })

  /** Reads a session and notes, at most once a minute, that it is used. */
  async function readSession(hash: Buffer, unused: boolean): Promise<Session | null> {
    const session = await database.read('platform', (tx) => selectSession(tx, hash))
    const idle = session ? now() - session.seenAt.getTime() : 0
    if (!session || unused || idle < minute || !isGood(session)) return session
    const seenAt = clock.now()
    await database.transaction('platform', (tx) => touchSession(tx, session.sessionId, seenAt))
    return { ...session, seenAt }
  }

  return {
    async begin(tx, { personId, entId, onlyEntId = null }, { ip, userAgent }) {
      const { token, hash } = newSecretToken()
      await insertSession(tx, {
        sessionId: clock.newId(),
        tokenHash: hash,
        personId,
        entId,
        onlyEntId,
        ip,
        userAgent: userAgent.slice(0, 300),
        now: clock.now(),
        expiresAt: new Date(now() + absoluteMillis),
      })
      return token
    },
    async find(token, { unused = false } = {}) {
      const hash = hashToken(token)
      if (!hash) return null
      const key = hash.toString('base64')
      const cached = cache.get(key)
      if (cached && now() - cached.readAt < cacheMillis) {
        return isGood(cached.session) ? cached.session : null
      }
      cache.delete(key)
      const session = await readSession(hash, unused)
      if (!session || !isGood(session)) return null
      if (cache.size >= cacheSize) cache.clear()
      cache.set(key, { session, readAt: now() })
      return session
    },
    async ofToken({ tokenId, personId, entId }) {
      const person = await database.read('platform', (tx) =>
        selectTokenPerson(tx, { personId, entId }),
      )
      if (!person) return null
      const space = { homeEntId: entId, onlyEntId: entId }
      const memberships = person.memberships.map(withoutPlatform)
      const at = clock.now()
      const { idleMinutes } = defaultPolicy.session
      return {
        ...person,
        ...space,
        memberships,
        sessionId: tokenId,
        seenAt: at,
        expiresAt: at,
        idleMinutes,
      }
    },
    end: (personId, sessionId) => endWhere(personId, { only: sessionId }),
    endAll: (personId, except) => endWhere(personId, { except: except ?? null }),
    endWithin,
    async endIn(tx, personIds, entId) {
      for (const { personId, ended, kept } of await deleteSessionsIn(tx, personIds, entId)) {
        if (ended.length > 0) tx.announce(sessionEvent('removed', personId, ended))
        if (kept.length > 0) tx.announce(sessionEvent('changed', personId, kept))
        forget([...ended, ...kept])
      }
    },
    async move(tx, { personId, sessionId }, entId) {
      await moveSession(tx, sessionId, entId)
      tx.announce(sessionEvent('changed', personId, [sessionId]))
      forget([sessionId])
    },
    async refresh(tx, personId) {
      const ids = (await selectSessionsOf(tx, personId)).map(({ sessionId }) => sessionId)
      tx.announce(sessionEvent('changed', personId, ids))
      forget(ids)
    },
    async list(personId) {
      const entries = await database.read('platform', (tx) => selectSessionsOf(tx, personId))
      return entries.filter(isGood)
    },
    async networksOf(entId) {
      const kept = await database.read('platform', (tx) => policyOf(tx, entId))
      return kept.policy.session.networks
    },
    sweep: () =>
      database.transaction('platform', async (tx) => {
        await deleteExpiredSessions(tx, clock.now(), new Date(now() - idleMillis))
        await sweepTries(tx, clock.now())
        await deleteExpiredChallenges(tx, clock.now())
        await deleteExpiredPasswordLinks(tx, clock.now())
      }),
    close: unsubscribe,
  }
}

/** A developer token works inside its space, never on the platform around it. */
function withoutPlatform(held: Session['memberships'][number]) {
  return { ...held, roles: held.roles.filter((role) => role !== 'root') }
}

function sessionEvent(act: 'changed' | 'removed', personId: string, ids: readonly string[]) {
  return { entity: 'session', act, entId: '*', personId, ids: ids.slice(0, 100) }
}

async function endWithin(tx: Tx, personId: string, which: WhichSessions): Promise<number> {
  const ids = await deleteSessions(tx, personId, which)
  if (ids.length > 0) tx.announce(sessionEvent('removed', personId, ids))
  return ids.length
}
