import { aViewer } from '@atrium/domain-access'
import { actingForHeader } from '@atrium/domain-core'
import {
  aField,
  createRecord,
  deleteRecords,
  getRecord,
  listRecords,
  startExport,
  updateRecord,
} from '@atrium/domain-forms'
import type { FoundMandate } from '@atrium/server-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../testing/refusal'
import { testAppId, testForms, type TestForms } from '../testing/test-forms'

const mandateId = '0190a5b0-0000-7000-8000-00000000ab01'
const name = aField('text')
let server: TestForms
let lent: Pick<FoundMandate, 'appIds' | 'permissions'>
let host: FoundMandate['host']

const own = {
  rolesOf: async () => [],
  viewer: async (_: unknown, personId: string) => aViewer({ personId }),
}

beforeAll(async () => {
  server = await testForms({
    access: own,
    mandates: { find: async () => ({ id: mandateId, host, ...lent }) },
  })
  const [row] = await sql<FoundMandate['host']>(
    `select person_id as "personId", login_id as "loginId", name, name_en as "nameEn",
       array['admin'] as roles from platform.persons where login_id = 'admin'`,
  )
  host = row!
})
afterAll(() => server.close())

const sql = <Row>(text: string) =>
  server.core.database.transaction('platform', (tx) => tx.query<Row>(text))
const acting = { as: 'user' as const, headers: { [actingForHeader]: mandateId } }
const values = { [name.id]: 'A' }

describe('records for somebody else', () => {
  it('are not there outside the applications lent, nor with to-dos only', async () => {
    const form = await server.form([name])
    const { id: recordId } = await server.record(form, values)
    const input = { formId: form.id, recordId }
    for (const none of [
      { appIds: [mandateId], permissions: ['new-data', 'edit-data'] },
      { appIds: null, permissions: ['handle-todo', 'handled-todo', 'return-workflow'] },
    ]) {
      lent = none
      expect(await refusalOf(server.call(getRecord, input, acting))).toMatchObject({ status: 404 })
      const create = server.call(createRecord, { formId: form.id, values }, acting)
      expect(await refusalOf(create)).toMatchObject({ code: 'record-not-allowed' })
      const { rows } = await server.call(listRecords, { formId: form.id }, acting)
      expect(rows).toEqual([])
    }
  })
  it('are not deleted, exported, or changed by who may only add', async () => {
    lent = { appIds: null, permissions: ['new-data'] }
    const form = await server.form([name])
    const { id, version } = await server.record(form, values)
    const at = { formId: form.id }
    const change = { ...at, recordId: id, version, values: { [name.id]: 'B' } }
    expect(await refusalOf(server.call(updateRecord, change, acting))).toMatchObject({
      code: 'record-not-allowed',
    })
    const remove = server.call(deleteRecords, { ...at, selection: { ids: [id] } }, acting)
    expect(await refusalOf(remove)).toMatchObject({ code: 'not-while-acting' })
    const taken = server.call(startExport, { ...at, format: 'csv', fields: [name.id] }, acting)
    expect(await refusalOf(taken)).toMatchObject({ code: 'not-while-acting' })
  })
  it('belong to the host, tell who wrote them, and forget it at the next change', async () => {
    lent = { appIds: [testAppId], permissions: ['new-data', 'edit-data'] }
    const form = await server.form([name])
    const made = await server.call(createRecord, { formId: form.id, values }, acting)
    const { id: agentId } = (
      await sql<{ id: string }>(
        `select person_id as id from platform.persons where login_id = 'user'`,
      )
    )[0]!
    const both = { createdBy: host.personId, createdAgent: agentId, updatedAgent: agentId }
    expect(made).toMatchObject({ ...both, ownerId: host.personId })
    const input = { formId: form.id, recordId: made.id }
    const read = await server.call(getRecord, input)
    expect(read).toMatchObject(both)
    expect(Object.keys(read.refs.people)).toEqual(expect.arrayContaining([agentId]))
    await server.call(updateRecord, { ...input, version: 1, values: { [name.id]: 'B' } })
    const later = await server.call(getRecord, input)
    expect(later).toMatchObject({ createdAgent: agentId, version: 2 })
    expect(later.updatedAgent).toBeUndefined()
    await server.call(updateRecord, { ...input, version: 2, values: { [name.id]: 'C' } }, acting)
    expect(await server.call(getRecord, input)).toMatchObject({ updatedAgent: agentId })
  })
  it('are told to the audit log with both names', async () => {
    const rows = await sql<{ entry: string }>(
      `select entry from platform.audit_log where entry like '{"act":"forms.create-record"%'`,
    )
    expect(rows.map(({ entry }) => JSON.parse(entry) as unknown)).toMatchObject([
      { personId: host.personId, agentId: expect.any(String), details: { agencyId: mandateId } },
    ])
  })
})
