import { aField, deleteForm } from '@atrium/domain-forms'
import type { Tx } from '@atrium/server-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAppId } from '../testing/test-forms'
import { testTransfer, type TestTransfer } from '../testing/test-transfer'
import { createKeptForms } from './kept-forms'

let server: TestTransfer
beforeAll(async () => {
  server = await testTransfer()
})
afterAll(() => server.close())

const kept = createKeptForms()
const read = <T>(work: (tx: Tx) => Promise<T>) =>
  server.core.database.read({ entId: 'demo', personId: null }, work)
const ofAnother = <T>(work: (tx: Tx) => Promise<T>) =>
  server.core.database.read({ entId: 'elsewhere', personId: null }, work)

async function linesOf(lines: AsyncIterable<object>): Promise<object[]> {
  const all: object[] = []
  for await (const line of lines) all.push(line)
  return all
}

describe('what forms keep', () => {
  it('is counted with the room it takes, leaves the bin out, and comes whole as lines', async () => {
    const name = aField('text', { label: 'Name' })
    const form = await server.form([name])
    await server.record(form, { [name.id]: 'Pump' })
    await server.record(form, { [name.id]: 'Valve' })
    const binned = await server.form([aField('text')])
    await server.call(deleteForm, { formId: binned.id })

    const usage = await read((tx) => kept.usage(tx))
    expect(usage.binnedForms).toBe(1)
    expect(usage.forms).toMatchObject([{ appId: testAppId }])
    expect(usage.forms?.[0]?.bytes).toBeGreaterThan(0)

    const lines = await linesOf(kept.lines(read))
    expect(lines.map((line) => (line as { kind: string }).kind)).toEqual([
      'form',
      'record',
      'record',
    ])
    expect(JSON.stringify(lines)).toContain('Valve')
  })
  it('is nothing in another space', async () => {
    expect(await ofAnother((tx) => kept.usage(tx))).toMatchObject({ binnedForms: 0, forms: [] })
    expect(await linesOf(kept.lines(ofAnother))).toEqual([])
  })
})
