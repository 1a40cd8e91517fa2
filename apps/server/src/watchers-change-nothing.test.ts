import { addAppRole } from '@atrium/domain-access'
import { createApp } from '@atrium/domain-apps'
import { aField, aFormSchema, createForm, createRecord, publishForm } from '@atrium/domain-forms'
import { listAudit } from '@atrium/domain-security'
import { testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modules } from './modules'
import { callsOf, type DescribedCall, requestOf } from './testing/every-call'
import { otherSpace, type OtherSpace } from './testing/other-space'

let server: TestServer
let space: OtherSpace
let writes: DescribedCall[]
beforeAll(async () => {
  server = await testServer({ modules })
  await fill()
  space = await otherSpace(server.core, 'demo', 'north')
  const calls = callsOf((await server.app.inject('/sapi/openapi.json')).json())
  // What is open to nobody in particular asks for no role.
  writes = calls.filter(({ kind, permission }) => kind === 'write' && permission !== 'public')
}, 60_000)
afterAll(() => server.close())

/** What everybody does about their own account, and with what they made themselves. */
const own: Readonly<Record<string, string>> = {
  'account.begin-two-step': 'own second step',
  'account.change-password': 'own password',
  'account.end-other-sessions': 'own sessions',
  'account.end-session': 'own sessions',
  'account.remove-phone': 'own phone',
  'account.renew-recovery-codes': 'own second step',
  'account.request-email-code': 'own address',
  'account.request-phone-code': 'own phone',
  'account.set-email': 'own address',
  'account.set-phone': 'own phone',
  'account.turn-off-two-step': 'own second step',
  'account.turn-on-two-step': 'own second step',
  'access.reveal-field': 'shows a masked value to who may read it, and says so in the log',
  'delegation.add-agency': 'lends the own account',
  'delegation.change-agency': 'lends the own account',
  'delegation.delete-agency': 'lends the own account',
  'delegation.recover-agency': 'lends the own account',
  'developer.apply': 'own developer token',
  'developer.issue-token': 'own developer token',
  'developer.reset-token': 'own developer token',
  'developer.withdraw': 'own developer token',
  'forms.delete-export': 'own files',
  'forms.save-list-settings': 'how the own list looks',
  'jobs.cancel-job': 'own jobs',
  'org.add-user-group': 'own groups',
  'org.change-own-profile': 'own profile',
  'org.change-user-group': 'own groups',
  'org.delete-user-group': 'own groups',
  'org.leave-enterprise': 'own membership',
  'security.change-own-review': 'what one submitted oneself',
  'session.keep-look': 'own look',
  'session.set-preferences': 'own language and look',
  'session.switch-enterprise': 'own session',
  'subscription.choose-app-reminder': 'own reminders',
  'subscription.choose-reminder': 'own reminders',
  'subscription.set-quiet-hours': 'own reminders',
}

const duty = {
  audit: { 'security.check-audit': 'reads the log', 'security.export-audit': 'reads the log' },
  safe: { 'security.decide-reviews': 'reviews' },
}

describe.each(['audit', 'safe'] as const)('a person who is %s', (as) => {
  const allowed: Readonly<Record<string, string>> = { ...own, ...duty[as] }
  it('is refused every call that changes something, whatever it is asked with', async () => {
    const before = await space.digest()
    const cookie = await server.cookieOf(as)
    const found: string[] = []
    for (const call of writes.filter(({ id }) => !allowed[id])) {
      for (const full of [false, true]) {
        const request = requestOf(call, { id: (name) => space.idFor(name) }, full)
        const { statusCode } = await server.app.inject({ ...request, headers: { cookie } })
        if (statusCode !== 403) found.push(`${call.id} answers ${statusCode}`)
      }
    }
    expect(found).toEqual([])
    expect(await space.digest()).toBe(before)
  }, 60_000)
  it('is excepted from that by name only, for calls that there are', () => {
    const ids = new Set(writes.map(({ id }) => id))
    expect(Object.keys(allowed).filter((id) => !ids.has(id))).toEqual([])
  })
})

describe('the log', () => {
  it('is read whole by who is audit, and by nobody who could change what it tells of', async () => {
    const { rows } = await server.call(listAudit, { limit: 200 }, { as: 'audit' })
    expect(rows.some(({ act }) => act === 'forms.publish-form')).toBe(true)
    for (const as of ['admin', 'safe', 'user', 'root'] as const) {
      await expect(server.call(listAudit, {}, { as })).rejects.toMatchObject({ status: 403 })
    }
  })
})

/** Something of each kind, open to everybody: no role in an application makes up for the duty. */
async function fill(): Promise<void> {
  const app = await server.call(createApp, { name: 'Ledger' })
  const field = aField('text')
  const schema = aFormSchema([field])
  const form = await server.call(createForm, { appId: app.id, name: 'Entry', schema })
  await server.call(publishForm, { formId: form.id, revision: form.draftRevision })
  await server.call(createRecord, { formId: form.id, values: { [field.id]: 'first' } })
  await server.call(addAppRole, {
    appId: app.id,
    kind: 'administrator',
    name: 'Everybody',
    description: '',
    grants: [],
    subjects: [{ kind: 'everyone' }],
  })
}
