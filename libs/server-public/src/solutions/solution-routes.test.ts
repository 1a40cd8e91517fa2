import type { InputOf } from '@atrium/domain-core'
import { aField, aFormSchema, checkForm } from '@atrium/domain-forms'
import {
  arrangeSolutions,
  aSolution,
  createSolution,
  deleteSolution,
  getSolution,
  listAllSolutions,
  listSolutions,
  publishSolution,
  type SolutionDraft,
  someText,
  updateSolution,
} from '@atrium/domain-public'
import { CallRefused, type TestServer, testServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publicModule } from '../module'
import { fakePorts } from '../testing/fake-ports'
import { builtInSolutions } from './built-in-solutions'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ modules: (core) => [publicModule(core, fakePorts())] })
})
afterAll(() => server.close())

const saas = { as: 'saas' } as const
const nobody = { as: null } as const
const english = { ...nobody, headers: { 'accept-language': 'en' } }
const nowhere = '0190a5b0-0000-7000-8000-00000000dead'

function draft(part: Partial<SolutionDraft['text']> = {}): SolutionDraft {
  const { icon, color, text, textEn } = aSolution()
  return { icon, color, text: { ...text, ...part }, textEn }
}
const add = (part: Partial<SolutionDraft['text']> = {}) =>
  server.call(createSolution, draft(part), saas)
const names = async () => (await server.call(listSolutions, {}, nobody)).map((each) => each.name)
const refusalOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (cause: unknown) => cause,
  )
  if (error instanceof CallRefused) return { status: error.status, code: error.code }
  throw new Error('the call was not refused')
}

describe('what is built in', () => {
  it('is offered from the start, in the language of the reader', async () => {
    expect(await names()).toEqual(['客户拜访', '设备巡检', '费用报销'])
    const [first] = await server.call(listSolutions, {}, english)
    expect(first).toMatchObject({ name: 'Customer visits', formCount: 2 })
    expect(await server.call(getSolution, { solutionId: first!.id }, english)).toMatchObject({
      name: 'Customer visits',
      forms: [{ name: 'Customers' }, { name: 'Visits' }],
    })
  })

  it('makes forms without problems, alike in both languages', () => {
    for (const { text, textEn } of builtInSolutions) {
      for (const form of [...text.forms, ...(textEn?.forms ?? [])]) {
        expect({ name: form.name, problems: checkForm(form.schema) }).toEqual({
          name: form.name,
          problems: [],
        })
      }
      const kinds = (each: typeof text | null) =>
        each?.forms.map((form) => form.schema.fields.map((field) => field.kind))
      expect(kinds(text)).toEqual(kinds(textEn))
    }
  })
})

describe('keeping solutions', () => {
  beforeEach(() => server.core.database.pool.query('delete from platform.solution'))

  it('is closed to who neither operates nor provides', async () => {
    const act = { solutionId: nowhere, version: 1 }
    for (const as of ['admin', 'user', 'safe', 'audit', null] as const) {
      const status = as === null ? 401 : 403
      for (const call of [
        () => server.call(listAllSolutions, {}, { as }),
        () => server.call(createSolution, draft(), { as }),
        () => server.call(updateSolution, { ...draft(), ...act }, { as }),
        () => server.call(publishSolution, { ...act, published: true }, { as }),
        () => server.call(arrangeSolutions, { solutionIds: [] }, { as }),
        () => server.call(deleteSolution, act, { as }),
      ]) {
        expect(await refusalOf(call())).toMatchObject({ status })
      }
    }
  })

  it('refuses what is not there, and a version that is not the last', async () => {
    const { id } = await add()
    for (const [act, expected] of [
      [
        { solutionId: nowhere, version: 1 },
        { status: 404, code: 'solution-not-found' },
      ],
      [
        { solutionId: id, version: 9 },
        { status: 409, code: 'solution-changed' },
      ],
    ] as const) {
      for (const call of [
        () => server.call(updateSolution, { ...draft(), ...act }, saas),
        () => server.call(publishSolution, { ...act, published: true }, saas),
        () => server.call(deleteSolution, act, saas),
      ]) {
        expect(await refusalOf(call())).toEqual(expected)
      }
    }
  })

  it('refuses texts that are missing, too long or could run', async () => {
    const link = 'javascript:alert(1)'
    const hostile = { blocks: [{ kind: 'paragraph', spans: [{ text: 'x', link }] }] }
    for (const part of [
      { name: '' },
      { tagline: 'x'.repeat(121) },
      { audience: Array.from({ length: 7 }, () => 'x') },
      { description: hostile },
      { forms: [] },
    ]) {
      const input = draft(part as Partial<SolutionDraft['text']>)
      const call = server.call(createSolution, input as InputOf<typeof createSolution>, saas)
      expect(await refusalOf(call)).toMatchObject({ status: 400 })
    }
  })

  it('refuses forms that a space could not make', async () => {
    const related = aFormSchema([aField('relation', { formId: nowhere })])
    for (const schema of [related, aFormSchema([])]) {
      expect(await refusalOf(add({ forms: [{ name: 'x', schema }] }))).toEqual({
        status: 409,
        code: 'solution-not-installable',
      })
    }
  })

  it('offers what was published, and takes it back', async () => {
    const { id: solutionId, version } = await add({ name: '仓库 📦' })
    expect(await names()).toEqual([])
    expect(await refusalOf(server.call(getSolution, { solutionId }, nobody))).toEqual({
      status: 404,
      code: 'solution-not-found',
    })
    const act = { solutionId, version }
    const offered = await server.call(publishSolution, { ...act, published: true }, saas)
    expect(await names()).toEqual(['仓库 📦'])
    const back = { solutionId, version: offered.version, published: false }
    await server.call(publishSolution, back, { as: 'root' })
    expect(await names()).toEqual([])
  })

  it('changes, orders and deletes', async () => {
    const made = [await add({ name: 'a' }), await add({ name: 'b' })]
    for (const { id: solutionId, version } of made) {
      await server.call(publishSolution, { solutionId, version, published: true }, saas)
    }
    const solutionIds = made.map((each) => each.id).toReversed()
    await server.call(arrangeSolutions, { solutionIds }, saas)
    expect(await names()).toEqual(['b', 'a'])
    for (const wrong of [solutionIds.slice(1), [...solutionIds, nowhere]]) {
      const call = server.call(arrangeSolutions, { solutionIds: wrong }, saas)
      expect(await refusalOf(call)).toEqual({ status: 409, code: 'solutions-changed' })
    }
    const first = { solutionId: made[0]!.id, version: 2 }
    const changed = { ...draft({ name: 'A', description: someText('new') }), ...first }
    await server.call(updateSolution, changed, saas)
    expect(await names()).toEqual(['b', 'A'])
    await server.call(deleteSolution, { ...first, version: 3 }, saas)
    expect(await names()).toEqual(['b'])
  })
})
