import { randomBytes } from 'node:crypto'
import type { Endpoint, InputOf, OutputOf, Role } from '@atrium/domain-core'
import type { Placement } from '@atrium/domain-org'
import type { FoundingPort, ResetLinkMail } from '@atrium/domain-tenants'
import { addEnterprise, addMembership, addPerson, type Core, type Tx } from '@atrium/server-core'
import { CallRefused, testServer } from '@atrium/server-core/testing'
import { tenantsModule } from '../module'

/** A server with this module alone; departments, places and mails are set by hand. */
export async function tenantsServer() {
  const resets: ResetLinkMail[] = []
  const departmentsOf = new Map<string, readonly string[]>()
  let passed = 0
  const sales = { id: '0190a5b0-0000-7000-8000-00000000d001', name: 'Sales' }
  const server = await testServer({
    clock: {
      now: () => new Date(Date.now() + passed),
      newId: () => newId(),
    },
    modules: (core) => [
      tenantsModule(core, {
        founding: founding(core),
        mails: {
          requireAddress: () => undefined,
          resetLink: (mail) => void resets.push(mail),
          registrationDecided: () => undefined,
        },
        departments: {
          named: async (_, ids) => [sales].filter(({ id }) => ids.includes(id)),
          all: async () => [sales],
        },
        placements: {
          placement: async (_, personId) => standing(personId, departmentsOf.get(personId) ?? []),
          meant: async () => ({ count: 0, people: [] }),
          differing: async () => ({ count: 0, people: [] }),
        },
      }),
    ],
  })
  const { core } = server
  const cookies = new Map<string, string>()

  async function cookieOf(loginId: string): Promise<string> {
    const token = await core.database.transaction('platform', async (tx) => {
      const [person] = await tx.query<{ personId: string; entId: string }>(
        'select person_id as "personId", ent_id as "entId" from platform.persons where login_id = $1',
        [loginId],
      )
      return core.sessions.begin(tx, person!, { ip: '127.0.0.1', userAgent: 'test' })
    })
    return `sid=${token}`
  }

  async function cookieFor(loginId: string): Promise<string> {
    const cookie = cookies.get(loginId) ?? (await cookieOf(loginId))
    cookies.set(loginId, cookie)
    return cookie
  }

  return {
    ...server,
    cookieFor,
    /** Has the person's rights read again. */
    refresh: (loginId: string) =>
      core.database.transaction('platform', async (tx) => {
        const [person] = await tx.query<{ id: string }>(
          'select person_id as id from platform.persons where login_id = $1',
          [loginId],
        )
        await core.sessions.refresh(tx, person!.id)
      }),
    resets,
    sales,
    pass: (milliseconds: number) => {
      passed += milliseconds
    },
    place: (personId: string, departments: readonly string[]) =>
      departmentsOf.set(personId, departments),
    /** An enterprise with its administrator, called after it, and a user. */
    async enterprise(entId: string) {
      const people = { admin: newId(), user: newId() }
      await core.database.transaction('platform', async (tx) => {
        await addEnterprise(tx, entId, { name: `Enterprise ${entId}`, nameEn: null })
        for (const [role, personId] of Object.entries(people) as [Role, string][]) {
          const name = `${entId} ${role}`
          const email = `${entId}.${role}@mail.example`
          const person = { personId, loginId: `${entId}.${role}`, name, nameEn: null, email }
          await addPerson(tx, { ...person, passwordHash: null, entId })
          await addMembership(tx, { entId, personId, roles: [role] })
        }
      })
      await core.database.provisionSpace(entId)
      return people
    },
    /** Calls as anybody, by login id. */
    async as<E extends Endpoint>(
      loginId: string,
      endpoint: E,
      input: InputOf<E>,
      entId?: string,
    ): Promise<OutputOf<E>> {
      const cookie = await cookieFor(loginId)
      const options = { as: null, headers: { cookie }, ...(entId !== undefined && { entId }) }
      return server.call(endpoint, input, options)
    },
    rows: <Row>(sql: string, values: readonly unknown[] = []) =>
      core.database.read('platform', (tx) => tx.query<Row>(sql, values)),
  }
}

/** With which code a call is refused. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => null,
    (cause: unknown) => cause,
  )
  if (error instanceof CallRefused) return error.code
  throw error instanceof Error ? error : new Error('the call was not refused')
}

function founding({ database }: Core): FoundingPort<Tx> {
  return {
    async found(tx, { name, nameEn, admin }) {
      const [entId, personId] = [randomBytes(6).toString('hex'), newId()]
      await addEnterprise(tx, entId, { name, nameEn })
      const { email, ...named } = admin
      const person = { ...named, personId, nameEn: null, passwordHash: null, entId }
      await addPerson(tx, { ...person, ...(email !== null && { email }) })
      await addMembership(tx, { entId, personId, roles: ['admin'] })
      await database.provisionSpaceIn(tx, entId)
      return { entId, personId }
    },
    claimName: async () => undefined,
  }
}

function standing(personId: string, departmentIds: readonly string[]): Placement {
  return {
    personId,
    departmentIds,
    departmentIdsAbove: departmentIds,
    departmentIdsBelow: departmentIds,
    postIds: [],
    roleIds: [],
    groupIds: [],
    superiorIds: [],
    directReportIds: [],
    reportIds: [],
    attributes: { department: [], post: [], role: [], 'employee-number': [] },
  }
}

function newId(): string {
  const hex = randomBytes(16).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
