import { addAppRole, shareRecords } from '@atrium/domain-access'
import { createApp } from '@atrium/domain-apps'
import type { Endpoint, InputOf, OutputOf } from '@atrium/domain-core'
import { aField, aFormSchema, createForm, createRecord, publishForm } from '@atrium/domain-forms'
import {
  addDepartment,
  addMember,
  addOrgRole,
  addRoleGroup,
  addPost,
  addUserGroup,
} from '@atrium/domain-org'
import { testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modules } from './modules'
import { callsOf, type DescribedCall, requestOf } from './testing/every-call'
import { otherSpace, type OtherSpace } from './testing/other-space'

const marker = 'ofthenorthonly'
const stranger = '0190a5b0-0000-7000-8000-00000000dead'

let server: TestServer
let north: OtherSpace
let calls: DescribedCall[]
let roleless: string
beforeAll(async () => {
  server = await testServer({ modules })
  await fillNorth()
  roleless = await memberWithoutRole()
  north = await otherSpace(server.core, 'north', 'demo')
  calls = callsOf((await server.app.inject('/sapi/openapi.json')).json())
}, 60_000)
afterAll(() => server.close())

/** Calls that a person without a role of the platform is answered, and why. */
const openToAll: Readonly<Record<string, string>> = {}

describe('every call', () => {
  it('tells and changes nothing of another space when its ids are named', async () => {
    const before = await north.digest()
    const found: string[] = []
    const reached = new Set<string>()
    for (const call of calls) {
      for (const full of [false, true]) {
        const request = requestOf(call, { id: (name) => north.idFor(name) }, full)
        const answer = await asAdmin(request)
        if (isReached(answer)) reached.add(call.id)
        found.push(...faults(call, request, answer))
      }
    }
    expect(found).toEqual([])
    // What only a code by mail or a sealed key opens is refused at the door; the rest must be looked into.
    expect(reached.size / calls.length).toBeGreaterThan(0.9)
    expect(await north.digest()).toBe(before)
  }, 60_000)

  it('is refused in another space', async () => {
    const found: string[] = []
    for (const call of calls.filter(({ permission }) => permission !== 'public')) {
      const request = requestOf(call, { id: (name) => north.idFor(name) })
      const answer = await asAdmin({ ...request, url: `/space-north${request.url}` })
      if (answer.statusCode !== 403) found.push(`${call.id} answers ${answer.statusCode}`)
    }
    expect(found).toEqual([])
  })

  it('refuses what is no id, and knows no id that nobody has', async () => {
    const found: string[] = []
    for (const call of calls) {
      for (const id of ['not-an-id', "' or 1=1 --", '', stranger]) {
        const request = requestOf(call, { id: () => id }, true)
        found.push(...faults(call, request, await asAdmin(request)))
      }
    }
    expect(found).toEqual([])
  }, 60_000)

  it('is closed to nobody, and to a member without a role', async () => {
    const found: string[] = []
    for (const call of calls.filter(({ permission }) => permission !== 'public')) {
      const request = requestOf(call, { id: () => stranger })
      const anonymous = await server.app.inject(request)
      if (anonymous.statusCode !== 401) found.push(`${call.id} answers ${anonymous.statusCode}`)
      const answer = await server.app.inject({ ...request, headers: { cookie: roleless } })
      found.push(...faults(call, request, answer))
      const isRefused = answer.statusCode === 403
      if (!isRefused && call.permission !== 'signed-in' && !openToAll[call.id]) {
        found.push(`${call.id} answers ${answer.statusCode} without a role`)
      }
    }
    expect(found).toEqual([])
  })
})

type Answer = Awaited<ReturnType<TestServer['app']['inject']>>
type Injected = ReturnType<typeof requestOf>

/** Errors of ours, and what is told of the other space beyond what was asked with. */
function faults(call: DescribedCall, request: Injected, { statusCode, payload }: Answer): string[] {
  const sent = JSON.stringify(request)
  const told = [...north.ids].filter((id) => payload.includes(id) && !sent.includes(id))
  return [
    ...(statusCode >= 500 ? [`${call.id} answers ${statusCode}: ${payload.slice(0, 200)}`] : []),
    ...(payload.includes(marker) ? [`${call.id} tells a name: ${payload.slice(0, 200)}`] : []),
    ...(told.length > 0 && statusCode < 400 ? [`${call.id} tells ${told.join()}`] : []),
  ]
}

/** Whether more than the shape of the input was looked at. */
function isReached({ statusCode, payload }: Answer): boolean {
  return statusCode !== 400 || !payload.includes('"invalid-input"')
}

/** As an administrator of the demo enterprise, who signs in anew: a call may have ended the session. */
async function asAdmin(request: Injected): Promise<Answer> {
  return server.app.inject({ ...request, headers: { cookie: await freshCookie('admin') } })
}

async function freshCookie(loginId: string): Promise<string> {
  const { database, sessions } = server.core
  const token = await database.transaction('platform', async (tx) => {
    await tx.query(
      `update platform.persons set state = 'active', ent_id = 'demo' where login_id = $1`,
      [loginId],
    )
    const [person] = await tx.query<{ personId: string }>(
      'select person_id as "personId" from platform.persons where login_id = $1',
      [loginId],
    )
    if (!person) throw new Error(`nobody is called ${loginId}`)
    const device = { ip: '127.0.0.1', userAgent: 'test' }
    return sessions.begin(tx, { ...person, entId: 'demo' }, device)
  })
  return `sid=${token}`
}

async function memberWithoutRole(): Promise<string> {
  await server.call(addMember, { loginId: 'roleless', name: 'Roleless' })
  await server.core.database.transaction('platform', (tx) =>
    tx.query(`update platform.memberships set roles = '{}' where login_id = 'roleless'`),
  )
  return freshCookie('roleless')
}

/** Something of each kind in the other space. */
async function fillNorth(): Promise<void> {
  await server.core.database.transaction('platform', (tx) =>
    tx.query(
      `update platform.memberships set roles = '{admin,user}' where ent_id = 'north' and login_id = 'user'`,
    ),
  )
  const name = (kind: string) => `${kind} ${marker}`
  const department = await inNorth(addDepartment, {
    name: name('Department'),
    parentId: null,
  })
  await inNorth(addPost, { name: name('Post') })
  const group = await inNorth(addRoleGroup, { name: name('Roles') })
  await inNorth(addOrgRole, { groupId: group.id, name: name('Role') })
  await inNorth(addUserGroup, {
    name: name('Group'),
    kind: 'public',
    scope: [{ kind: 'everyone' }],
  })
  const { member } = await inNorth(addMember, {
    loginId: 'northener',
    name: name('Member'),
    departmentIds: [department.id],
  })
  const app = await inNorth(createApp, { name: name('App') })
  const field = aField('text')
  const schema = aFormSchema([field])
  const form = await inNorth(createForm, { appId: app.id, name: name('Form'), schema })
  await inNorth(publishForm, { formId: form.id, revision: form.draftRevision })
  const values = { [field.id]: name('Record') }
  const record = await inNorth(createRecord, { formId: form.id, values })
  const everyone = [{ kind: 'everyone' as const }]
  const role = { kind: 'operator' as const, name: name('Operators'), description: '', grants: [] }
  await inNorth(addAppRole, { appId: app.id, ...role, subjects: everyone })
  const subjects = [{ kind: 'person' as const, id: member.id }]
  const shared = { formId: form.id, recordIds: [record.id], subjects, level: 'view' as const }
  await inNorth(shareRecords, shared)
}

function inNorth<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
  return server.call(endpoint, input, { as: 'user', entId: 'north' })
}
