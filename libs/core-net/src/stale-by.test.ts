import { defineEndpoint, type ChangeEvent } from '@atrium/domain-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CallError } from './call-error'
import { answer, fakeNet, refusal } from './fake-net'
import { createQueryClient } from './query-client'
import { read, write } from './read-write'
import { staleBy } from './stale-by'

const listRecords = defineEndpoint({
  id: 'records.list',
  method: 'GET',
  kind: 'read',
  path: '/forms/:formId/records',
  input: z.object({ formId: z.string(), limit: z.number().default(50) }),
  output: z.array(z.string()),
})
const getRecord = defineEndpoint({
  ...listRecords,
  id: 'records.get',
  path: '/forms/:formId/records/:recordId',
  input: z.object({ formId: z.string(), recordId: z.string() }),
  output: z.string(),
})
const addRecord = defineEndpoint({
  ...listRecords,
  id: 'records.add',
  method: 'POST',
  kind: 'write',
})
const staleOn = [{ record: [listRecords] }, { record: [getRecord] }]
const changed: ChangeEvent = {
  entity: 'record',
  parentId: 'f1',
  ids: ['r1'],
  act: 'changed',
  entId: 'demo',
}

describe('a changed entity', () => {
  it('leaves reads of other things and other parents alone', async () => {
    const { client, stale } = await filled()
    await staleBy(client, staleOn, [{ ...changed, entity: 'form' }])
    expect(stale()).toEqual([])
    await staleBy(client, staleOn, [{ ...changed, parentId: 'f9' }])
    expect(stale()).toEqual(['records.get f1 r1'])
  })

  it('makes its own reads and its parent’s lists stale', async () => {
    const { client, stale } = await filled()
    await staleBy(client, staleOn, [changed])
    expect(stale()).toEqual(['records.list f1', 'records.get f1 r1'])
  })

  it('concerns every read of its parent when the event names no ids', async () => {
    const { client, stale } = await filled()
    await staleBy(client, staleOn, [{ ...changed, ids: undefined }])
    expect(stale()).toEqual(['records.list f1', 'records.get f1 r1', 'records.get f1 r2'])
  })
})

describe('a write', () => {
  it('makes nothing stale when it failed', async () => {
    const { client, stale } = await filled([refusal(addRecord, 'conflict')])
    const adding = client
      .getMutationCache()
      .build(client, write(addRecord, { stales: [listRecords] }))
      .execute({ formId: 'f1' })
    await expect(adding).rejects.toMatchObject({ code: 'conflict', status: 409 })
    expect(stale()).toEqual([])
  })

  it('whose answer was lost makes the reads it names stale, and its news count', async () => {
    const requestIds: (string | undefined)[] = []
    const lost = answer(addRecord, (_input, { requestId }) => {
      requestIds.push(requestId)
      throw new CallError({ code: 'network-error', message: 'Network Error', status: 0 })
    })
    const { client, stale } = await filled([lost])
    const adding = client
      .getMutationCache()
      .build(client, write(addRecord, { stales: [listRecords] }))
      .execute({ formId: 'f1' })
    await expect(adding).rejects.toMatchObject({ code: 'network-error' })
    expect(stale()).toEqual(['records.list f1', 'records.list f2'])
    expect(requestIds).toHaveLength(1)
    expect(client.ownWrites.has(requestIds[0] ?? '')).toBe(false)
  })

  it('makes the reads it names stale', async () => {
    const { client, stale } = await filled()
    await client
      .getMutationCache()
      .build(client, write(addRecord, { stales: [listRecords] }))
      .execute({ formId: 'f1' })
    expect(stale()).toEqual(['records.list f1', 'records.list f2'])
  })
})

describe('the fake client', () => {
  it('refuses an input and an answer that the contract refuses', async () => {
    const net = fakeNet([answer(listRecords, () => 7 as never)])
    await expect(net.call(listRecords, { formId: 3 as never })).rejects.toMatchObject({
      status: 400,
    })
    await expect(net.call(listRecords, { formId: 'f1' })).rejects.toThrow('expected array')
    await expect(net.call(addRecord, { formId: 'f1' })).rejects.toThrow('no answer for records.add')
  })

  it('hands on the input with its defaults filled in', async () => {
    const net = fakeNet([answer(listRecords, ({ limit }) => [String(limit)])])
    expect(await net.call(listRecords, { formId: 'f1' })).toEqual(['50'])
  })
})

async function filled(more: Parameters<typeof fakeNet>[0] = []) {
  const client = createQueryClient(
    fakeNet([
      answer(listRecords, () => []),
      answer(getRecord, ({ recordId }) => recordId),
      answer(addRecord, () => []),
      ...more,
    ]),
  )
  await Promise.all([
    client.fetchQuery(read(listRecords, { formId: 'f1' })),
    client.fetchQuery(read(listRecords, { formId: 'f2' })),
    client.fetchQuery(read(getRecord, { formId: 'f1', recordId: 'r1' })),
    client.fetchQuery(read(getRecord, { formId: 'f1', recordId: 'r2' })),
  ])
  const stale = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey: [id, input] }) => [id, ...Object.values(input as object)].join(' '))
  return { client, stale }
}
