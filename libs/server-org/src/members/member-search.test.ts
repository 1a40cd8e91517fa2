import { addMember, getContact, listContacts, listMembers, listPeople } from '@atrium/domain-org'
import { testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orgAlone } from '../org.fixture'
import { holdsText } from './member-search'

let server: TestServer
let bossId: string
beforeAll(async () => {
  server = await testServer({ modules: (core) => [orgAlone(core)] })
  const add = async (loginId: string, name: string, more: object = {}) =>
    (await server.call(addMember, { loginId, name, ...more })).member.id
  bossId = await add('ouyang.xiaoming', '欧阳小明', { nameEn: 'Xiaoming Ouyang' })
  const open = { phone: '138 1234-5678', email: 'anna@sea.example', superiorId: bossId }
  await add('anna', 'Анна Щербакова', open)
  await add('hidden', 'Hidden', { phone: '13900000001', phoneHidden: true, employeeNumber: 'E-77' })
})
afterAll(() => server.close())

const english = { headers: { 'accept-language': 'en' } }
const members = async (search: string, options = {}) =>
  (await server.call(listMembers, { search }, options)).rows.map(({ name }) => name)

describe('a search for members', () => {
  it('never finds a hidden phone for colleagues', async () => {
    const contacts = async (search: string, as: 'user' | 'admin') =>
      (await server.call(listContacts, { search }, { as })).rows.map(({ name }) => name)
    expect(await contacts('13900000001', 'user')).toEqual([])
    expect(await contacts('13900000001', 'admin')).toEqual(['Hidden'])
    expect(await contacts('1381234', 'user')).toEqual(['Анна Щербакова'])
  })

  it('finds any part of a name, login id, number, phone or e-mail', async () => {
    const sought = [
      ['小', '欧阳小明'],
      ['小明', '欧阳小明'],
      ['yang.xiao', '欧阳小明'],
      ['ng ouy', '欧阳小明'],
      ['щерб', 'Анна Щербакова'],
      ['138 1234', 'Анна Щербакова'],
      ['5678', 'Анна Щербакова'],
      ['SEA.ex', 'Анна Щербакова'],
      ['e-77', 'Hidden'],
    ] as const
    for (const [text, name] of sought) expect([text, await members(text)]).toEqual([text, [name]])
    expect((await members('i')).length).toBeGreaterThan(1)
    expect(await members('100%_')).toEqual([])
  })

  it('is answered from an index, behind row-level security too', async () => {
    const plan = await server.core.database.read({ entId: 'demo', personId: null }, async (tx) => {
      await tx.query('set local enable_seqscan = off')
      const rows = await tx.query<Record<string, string>>(
        `explain select from platform.memberships m
            where ${holdsText({ text: '小明', parameter: 2 })}`,
        ['demo', '小明'],
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toContain('Bitmap Index Scan on memberships_search')
  })
})

describe('the language of names', () => {
  it('is the reader’s, where a name has an English form', async () => {
    expect(await members('小明', english)).toEqual(['Xiaoming Ouyang'])
    const people = await server.call(listPeople, { search: 'ouyang' }, english)
    expect(people.rows.map(({ name }) => name)).toEqual(['Xiaoming Ouyang'])
    const contacts = await server.call(listContacts, { search: 'anna' }, english)
    const [anna] = contacts.rows
    const card = await server.call(getContact, { personId: anna!.id }, english)
    expect(card.superior).toEqual({ id: bossId, name: 'Xiaoming Ouyang' })
  })

  it('puts pages into its own order', async () => {
    const first = await server.call(listMembers, { limit: 4 }, english)
    const rest = await server.call(listMembers, { limit: 9, cursor: first.nextCursor! }, english)
    const names = [...first.rows, ...rest.rows].map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
    expect(names).toHaveLength(9)
  })
})

it('gives demo members the addresses of their accounts', async () => {
  const { rows } = await server.call(listMembers, { search: 'user@demo.example' })
  expect(rows.map(({ email }) => email)).toEqual(['user@demo.example'])
})
