import { listJobs } from '@atrium/domain-core'
import {
  chooseAppReminder,
  chooseReminder,
  getSubscriptions,
  type ReminderMailPort,
  type RemindersPort,
  setQuietHours,
} from '@atrium/domain-subscription'
import type { Clock, Core } from '@atrium/server-core'
import { refusalOf, type TestServer, testServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { subscriptionModule } from './module'
import { createReminders } from './reminders'
import { subscribedInvitations } from './subscribed-invitations'

const app = '0190a5b0-0000-7000-8000-00000000a001'
const nowhere = '0190a5b0-0000-7000-8000-00000000dead'
type Mail = Parameters<ReminderMailPort['send']>[0]

let server: TestServer
let reminders: RemindersPort
let userId = ''
let now = '2026-11-21T12:00:00Z'
const mails: Mail[] = []
const told: string[] = []

beforeAll(async () => {
  const apps = {
    findApp: async (_: unknown, id: string) => (id === app ? { id, name: 'Sales' } : null),
    appNames: async () => new Map([[app, 'Sales']]),
  }
  const port = { isSent: () => false, send: (mail: Mail) => void mails.push(mail) }
  server = await testServer({
    modules: (core) => [subscriptionModule(core, { apps: apps as never, mails: port })],
  })
  const clock: Clock = { ...server.core.clock, now: () => new Date(now) }
  const core = Object.create(server.core, { clock: { value: clock } }) as Core
  const { database, log } = core
  reminders = createReminders({ database, log, clock, mails: port })
  server.core.bus.subscribe(({ entity, parentId = '' }) => {
    if (entity === 'reminder') told.push(parentId)
  })
  const [row] = await sql<{ id: string }>(
    `select person_id as id from platform.persons where login_id = 'user'`,
  )
  userId = row!.id
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql('delete from platform.subscription')
  now = '2026-11-21T12:00:00Z'
  mails.length = 0
  told.length = 0
})

const sql = <Row>(text: string) =>
  server.core.database.transaction('platform', (tx) => tx.query<Row>(text))
const as = { as: 'user' as const }
const choose = (type: 'hosting' | 'export-ready' | 'security' | 'invitation', subscribed = false) =>
  server.call(chooseReminder, { type, subscribed, channels: ['in-app', 'mail'] }, as)
const remind = async (type: 'hosting' | 'export-ready', appId?: string) => {
  await reminders.remind(
    { entId: 'demo', personId: userId },
    { type, id: nowhere, name: 'Orders', path: '/x', ...(appId ? { appId } : {}) },
  )
  return [...told, ...mails.map(({ to }) => to)]
}

describe('the choice of reminders', () => {
  it('is closed to strangers, and refuses what there is not or cannot be left', async () => {
    expect(await refusalOf(server.call(getSubscriptions, {}, { as: null }))).toMatchObject({
      status: 401,
    })
    expect(await refusalOf(choose('security'))).toMatchObject({ code: 'reminder-fixed' })
    expect(await refusalOf(choose('rain' as never))).toMatchObject({ status: 400 })
    const left = (appId: string, type: 'hosting' | 'export-ready') =>
      refusalOf(server.call(chooseAppReminder, { appId, type, subscribed: false }, as))
    expect(await left(app, 'hosting')).toMatchObject({ code: 'reminder-not-of-apps' })
    expect(await left(nowhere, 'export-ready')).toMatchObject({ code: 'subscription-app-unknown' })
    const quiet = { from: '25:00', to: '07:00', timeZone: 'UTC' }
    expect(await refusalOf(server.call(setQuietHours, { quiet }, as))).toMatchObject({
      status: 400,
    })
  })
  it('is one’s own, in one space, and two changes at once are both kept', async () => {
    await Promise.all([choose('hosting'), choose('export-ready')])
    const { reminders: mine } = await server.call(getSubscriptions, {}, as)
    expect([mine.hosting.subscribed, mine['export-ready'].subscribed]).toEqual([false, false])
    for (const others of [{ as: 'admin' }, { as: 'user', entId: 'north' }] as const) {
      const { reminders: theirs } = await server.call(getSubscriptions, {}, others)
      expect(theirs.hosting.subscribed).toBe(true)
    }
  })
})

describe('a reminder', () => {
  it('does not come once unsubscribed, for one application or at all', async () => {
    await server.call(
      chooseAppReminder,
      { appId: app, type: 'export-ready', subscribed: false },
      as,
    )
    expect(await server.call(getSubscriptions, {}, as)).toMatchObject({
      left: [{ appId: app, type: 'export-ready', name: 'Sales' }],
      mail: { address: 'user@demo.example', isSent: false },
    })
    expect(await remind('export-ready', app)).toEqual([])
    expect(await remind('export-ready', nowhere)).toEqual(['export-ready'])
    await server.call(chooseAppReminder, { appId: app, type: 'export-ready', subscribed: true }, as)
    await choose('hosting')
    told.length = 0
    expect(await remind('hosting')).toEqual([])
  })
  it('comes to the window and by mail, in the person’s language', async () => {
    expect(await remind('hosting')).toEqual(['hosting', 'user@demo.example'])
    expect(mails[0]).toMatchObject({ locale: 'zh-CN', title: '账号托管有变动', path: '/x' })
  })
  it('waits for the end of quiet hours as a mail', async () => {
    const quiet = { from: '22:00', to: '07:00', timeZone: 'UTC' }
    await server.call(setQuietHours, { quiet }, as)
    now = '2026-11-21T23:00:00Z'
    expect(await remind('hosting')).toEqual([])
    const jobs = await sql<{ kind: string }>(`select kind from platform.jobs`)
    expect(jobs).toEqual([{ kind: 'subscription.mail' }])
    expect(await server.call(listJobs, {}, as)).toMatchObject({ rows: [] })
  })
  it('says nothing to who has left', async () => {
    await reminders.remind(
      { entId: 'demo', personId: nowhere },
      { type: 'hosting', id: nowhere, name: 'x', path: '/x' },
    )
    expect(mails).toEqual([])
  })
})

describe('an invitation', () => {
  it('is not mailed to who does without, and to everybody else', async () => {
    const sent: string[] = []
    const invitations = subscribedInvitations(server.core, {
      requireAddress: () => undefined,
      invite: ({ to }) => void sent.push(to),
    })
    await choose('invitation')
    const mail = { locale: 'en', enterprise: 'x', from: 'y', days: 3, path: '/' } as const
    for (const to of ['user@demo.example', 'admin@demo.example', 'new@demo.example']) {
      invitations.invite({ ...mail, to })
    }
    await expect.poll(() => sent.toSorted()).toEqual(['admin@demo.example', 'new@demo.example'])
  })
})
