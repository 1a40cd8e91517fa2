import { aField, createRecord, type Form } from '@atrium/domain-forms'
import { identifier, spaceSchema } from '@atrium/server-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tableName } from '../tables/record-table'
import { testForms, type TestForms } from '../testing/test-forms'
import { recordOwnershipMigration } from './0001-record-ownership'
import { attachmentLinksMigration } from './0002-attachment-links'
import { recordAgentsMigration } from './0003-record-agents'

const schema = identifier(spaceSchema('demo'))
const name = aField('text')
const papers = aField('attachment')

let server: TestForms
let form: Form
beforeAll(async () => {
  server = await testForms()
  form = await server.form([name, papers])
})
afterAll(() => server.close())

const query = <Row>(text: string, values: unknown[] = []) =>
  server.core.database.transaction('platform', (tx) => tx.query<Row>(text, values))
const table = () => `${schema}.${tableName(form.id)}`

describe('a space made before', () => {
  it('files were linked to records gets the links that its records tell of', async () => {
    const { id } = await server.call(createRecord, { formId: form.id, values: { [name.id]: 'x' } })
    const fileId = '0190a5b0-0000-7000-8000-00000000f001'
    await query(`update ${table()} set "${papers.id}" = $1`, [JSON.stringify([{ id: fileId }])])
    for (const _ of [1, 2]) await query(attachmentLinksMigration.up(schema))
    expect(
      await query('select ent_id, file_id, form_id, record_id from platform.form_file'),
    ).toEqual([{ ent_id: 'demo', file_id: fileId, form_id: form.id, record_id: id }])
  })
  it('agents wrote records gets the columns', async () => {
    const columns = 'created_agent, updated_agent, agent_version'
    await query(
      `alter table ${table()} drop column created_agent, drop column updated_agent, drop column agent_version`,
    )
    for (const _ of [1, 2]) await query(recordAgentsMigration.up(schema))
    expect(await query(`select ${columns} from ${table()}`)).toEqual([
      { created_agent: null, updated_agent: null, agent_version: null },
    ])
  })
  it('records belonged to people gets the columns and the index', async () => {
    await query(`alter table ${table()} drop column owned_by cascade, drop column department_id`)
    for (const _ of [1, 2]) await query(recordOwnershipMigration.up(schema))
    expect(await query(`select owned_by, department_id from ${table()}`)).toEqual([
      { owned_by: null, department_id: null },
    ])
    expect(
      await query('select indexname from pg_indexes where indexname = $1', [
        `${tableName(form.id)}_owner`,
      ]),
    ).toHaveLength(1)
  })
})
