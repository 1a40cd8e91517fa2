import { comparisons } from '@atrium/domain-core'
import { aField, type Form, fieldKinds } from '@atrium/domain-forms'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAppId, testForms, type TestForms } from '../testing/test-forms'

let server: TestForms
let form: Form
const fields = fieldKinds.filter((kind) => kind !== 'relation').map((kind) => aField(kind))
const ids = fields.map((field) => field.id)

beforeAll(async () => {
  server = await testForms()
  form = await server.form(fields)
})
afterAll(() => server.close())

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    "'; drop table platform.form; --",
    'a\0b',
    '\ud800',
    '2026-02-30',
    '9999-12-31T23:59:59-23:59',
    '0001-01-01T00:00:00+14:00',
    '1e400',
    '-0',
    testAppId,
    '__proto__',
    'x'.repeat(3000),
  ),
)
const anything = fc.oneof(
  text,
  fc.double(),
  fc.constantFrom(1e308, -1e-308, 2 ** 53, null, true),
  fc.array(fc.oneof(text, fc.integer(), fc.constant(null)), { maxLength: 3 }),
  fc.array(fc.record({ id: text, name: text, type: text, size: fc.integer() }), { maxLength: 2 }),
  fc.jsonValue({ maxDepth: 3 }),
)
function mostly<Usual, Odd>(usual: Usual, odd: fc.Arbitrary<Odd>) {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd })
}
const field = fc.oneof(
  fc.constantFrom(...ids, 'created_at', 'created_by', 'updated_by'),
  fc.constantFrom('id', 'version', 'deleted_at', 'constructor', '__proto__', 'f_a"b'),
)

describe('whatever is sent', () => {
  it('as values of a record is stored or refused, never an error of ours', async () => {
    const values = fc.dictionary(fc.oneof(fc.constantFrom(...ids), text), anything, { maxKeys: 4 })
    await fc.assert(
      fc.asyncProperty(values, async (sent) => {
        expect(await statusOf('', { values: sent })).toBeLessThan(500)
      }),
      { seed: 5, numRuns: 200 },
    )
  })

  it('as a list’s filter, order, search, cursor or jump is answered or refused', async () => {
    const filter = fc.record(
      {
        kind: fc.constant('condition'),
        field,
        comparison: fc.constantFrom(...comparisons),
        operand: anything,
      },
      { requiredKeys: ['kind', 'field', 'comparison'] },
    )
    const input = fc.record(
      {
        filter: fc.oneof(
          filter,
          fc.record({
            kind: fc.constant('group'),
            join: fc.constantFrom('and', 'or'),
            of: fc.array(filter, { maxLength: 3 }),
          }),
        ),
        sort: fc.array(fc.record({ field, direction: fc.constantFrom('asc', 'desc') }), {
          maxLength: 3,
        }),
        search: text,
        cursor: fc.oneof(
          text,
          fc.jsonValue().map((value) => btoa(encodeURIComponent(JSON.stringify(value)))),
        ),
        offset: mostly(99_999, fc.integer()),
        limit: mostly(5, fc.integer()),
        timeZone: mostly('Europe/Paris', text),
        fields: fc.array(fc.oneof(field, text), { maxLength: 3 }),
        deleted: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(input, async (sent) => {
        expect(await statusOf('/list', sent)).toBeLessThan(500)
      }),
      { seed: 6, numRuns: 200 },
    )
  })
})

async function statusOf(path: string, payload: object): Promise<number> {
  const url = `/sapi/forms/${form.id}/records${path}`
  const headers = { cookie: await server.cookieOf('admin') }
  return (await server.app.inject({ method: 'POST', url, headers, payload })).statusCode
}
