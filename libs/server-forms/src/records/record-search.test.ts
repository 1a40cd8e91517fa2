import { aField, deleteForm, deleteRecords, type Form, searchRecords } from '@atrium/domain-forms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../testing/refusal'
import { testForms, type TestForms } from '../testing/test-forms'

let server: TestForms
let pumps: Form
const name = aField('text', { label: 'Name' })

beforeAll(async () => {
  server = await testForms()
  pumps = await server.form([name])
  for (const title of ['Pump 1', 'pump 2', 'PUMP 3', 'Old pump', '水泵 A', '水表', '100%_a'])
    await server.record(pumps, { [name.id]: title })
})
afterAll(() => server.close())

const titles = async (text: string, limit?: number) => {
  const { rows, cut } = await server.call(searchRecords, { text, ...(limit ? { limit } : {}) })
  return { titles: rows.map(({ title }) => title).toSorted(), cut }
}

describe('forms.search-records', () => {
  it('refuses whoever is not signed in, and an empty text', async () => {
    const call = server.call(searchRecords, { text: 'pump' }, { as: null })
    expect(await refusalOf(call)).toMatchObject({ status: 401 })
    expect(await refusalOf(server.call(searchRecords, { text: '  ' }))).toMatchObject({
      status: 400,
    })
  })
  it('finds nothing of another space', async () => {
    const call = server.call(searchRecords, { text: 'pump' }, { as: 'user', entId: 'north' })
    expect(await call).toEqual({ rows: [], cut: false })
  })
  it('finds titles that start with the text, in either case and any script', async () => {
    expect(await titles('PUM')).toEqual({ titles: ['PUMP 3', 'Pump 1', 'pump 2'], cut: false })
    expect(await titles('pump 2')).toEqual({ titles: ['pump 2'], cut: false })
    expect(await titles('水')).toEqual({ titles: ['水泵 A', '水表'], cut: false })
    expect(await titles('100%_')).toEqual({ titles: ['100%_a'], cut: false })
    expect(await titles('0%')).toEqual({ titles: [], cut: false })
  })
  it('says when there are more', async () => {
    expect((await titles('pump', 2)).cut).toBe(true)
    expect((await titles('pump', 3)).cut).toBe(false)
  })
  it('looks into every form whose title has an index, but not into deleted ones', async () => {
    const other = await server.form([name])
    const record = await server.record(other, { [name.id]: 'Pumice' })
    const { rows } = await server.call(searchRecords, { text: 'pumi' })
    expect(rows).toMatchObject([{ id: record.id, formId: other.id, formName: other.name }])
    await server.call(deleteRecords, { formId: other.id, selection: { ids: [record.id] } })
    expect((await titles('pumi')).titles).toEqual([])
    const last = await server.record(other, { [name.id]: 'Pumice' })
    expect(last.id).toBeTruthy()
    await server.call(deleteForm, { formId: other.id })
    expect((await titles('pumi')).titles).toEqual([])
  })
})
