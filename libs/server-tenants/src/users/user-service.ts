import type { Locale, ParsedOf } from '@atrium/domain-core'
import type { listPlatformUsers, OperatorMailPort, PlatformUser } from '@atrium/domain-tenants'
import { addPasswordLink, type Caller, Conflict, type Core, type Tx } from '@atrium/server-core'
import { requireRoot } from '../operators/operator-store'
import { userCursor } from './user-cursor'
import { countUsers, findUser, holdUser, selectUsers, setUserState } from './user-store'

export type UserService = ReturnType<typeof createUserService>

interface Parts extends Pick<Core, 'database' | 'clock' | 'sessions'> {
  readonly mails: OperatorMailPort
}

/** The people of all enterprises, as an operator looks after their accounts. */
export function createUserService({ database, clock, sessions, mails }: Parts) {
  return {
    list: (input: ParsedOf<typeof listPlatformUsers>, { locale }: Caller) =>
      database.read('platform', async (tx) => {
        const { search, state = null, entId = null, limit, cursor } = input
        const after = cursor === undefined ? null : userCursor.decode(cursor).loginId
        const asked = { search, state, entId, after, locale }
        const found = await selectUsers(tx, { ...asked, limit: limit + 1 })
        const total = await countUsers(tx, { search, state, entId })
        const rows = found.slice(0, limit)
        const last = found.length > limit ? rows.at(-1) : undefined
        return {
          rows,
          total,
          nextCursor: last && userCursor.encode({ loginId: last.loginId }),
          cut: false,
        }
      }),

    get: (personId: string, { locale }: Caller) =>
      database.read('platform', (tx) => findUser(tx, personId, { now: clock.now(), locale })),

    setState: (personId: string, state: PlatformUser['state'], caller: Caller) =>
      changing(personId, caller, async (tx) => {
        await holdUser(tx, personId)
        if (state === 'suspended') await requireRoot(tx, personId)
        await setUserState(tx, personId, state)
        if (state === 'suspended') await sessions.endWithin(tx, personId, { except: null })
        record(tx, state === 'suspended' ? 'suspend-user' : 'reactivate-user', personId, caller)
        return findUser(tx, personId, { now: clock.now(), locale: caller.locale })
      }),

    endSessions: (personId: string, caller: Caller) =>
      changing(personId, caller, async (tx) => {
        await holdUser(tx, personId)
        const ended = await sessions.endWithin(tx, personId, { except: null })
        record(tx, 'end-user-sessions', personId, caller, { ended })
        return { ended }
      }),

    async sendResetLink(personId: string, caller: Caller, locale: Locale) {
      mails.requireAddress()
      const { user, token } = await changing(personId, caller, async (tx) => {
        const held = await holdUser(tx, personId)
        if (held.state !== 'active') throw new Conflict('user-cannot-sign-in')
        if (held.email === null) throw new Conflict('user-without-email')
        record(tx, 'send-reset-link', personId, caller)
        const link = { personId, purpose: 'reset' } as const
        return {
          user: { ...held, email: held.email },
          token: await addPasswordLink(tx, link, clock.now()),
        }
      })
      mails.resetLink({ to: user.email, locale: user.locale ?? locale, token })
      return {}
    },
  }

  async function changing<T>(
    personId: string,
    caller: Caller,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    if (personId === caller.personId) throw new Conflict('user-self')
    return database.transaction('platform', async (tx) => {
      const answer = await work(tx)
      const { entId } = caller
      tx.announce({ entity: 'platform-user', act: 'changed', entId, ids: [personId] })
      return answer
    })
  }
}

function record(tx: Tx, act: string, personId: string, caller: Caller, more: object = {}): void {
  const details = { by: caller.personId, ...more }
  tx.record({ act: `tenants.${act}`, entity: 'person', entityId: personId, details })
}
