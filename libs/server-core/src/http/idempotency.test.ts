import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../caller'
import { systemClock } from '../clock'
import { testHttp, type TestHttp } from '../testing/test-http'
import { createIdempotency } from './idempotency'

let http: TestHttp
let keys = 0
beforeAll(async () => {
  http = await testHttp()
})
afterAll(() => http.close())

const caller = { entId: 'demo', personId: systemClock.newId() } as Caller

/** A call under a key of its own that ends when it is told to. */
function aCall({ patience = 40 } = {}) {
  keys += 1
  const idempotency = createIdempotency(http.database, systemClock, { patience })
  const call = { caller, key: `k${keys}`, endpointId: 'notes.keep-note', input: { n: keys } }
  let runs = 0
  const gate = Promise.withResolvers<string>()
  const begun = Promise.withResolvers<void>()
  return {
    begun: begun.promise,
    runs: () => runs,
    end: gate.resolve,
    fail: gate.reject,
    send: (input: unknown = call.input) =>
      idempotency.once({ ...call, input }, () => {
        runs += 1
        begun.resolve()
        return gate.promise
      }),
  }
}

describe('a repeated call', () => {
  it('is refused at once when it asks for something else under the same key', async () => {
    const call = aCall()
    const first = call.send()
    await call.begun
    await expect(call.send('other')).rejects.toMatchObject({ code: 'idempotency-key-reused' })
    call.end('done')
    await first
  })

  it('is refused when the first does not end in time', async () => {
    const call = aCall({ patience: 2 })
    const first = call.send()
    await call.begun
    await expect(call.send()).rejects.toMatchObject({ code: 'idempotency-in-progress' })
    call.end('done')
    await first
  })

  it('waits for what the first answers', async () => {
    const call = aCall()
    const first = call.send()
    await call.begun
    const repeats = [call.send(), call.send()]
    call.end('done')
    expect(await Promise.all([first, ...repeats, call.send()])).toEqual(Array(4).fill('done'))
    expect(call.runs()).toBe(1)
  })

  it('is done itself when the first failed', async () => {
    const call = aCall()
    const first = call.send()
    await call.begun
    const repeat = call.send()
    call.fail(new Error('broken'))
    await expect(first).rejects.toThrow('broken')
    await expect(repeat).rejects.toThrow('broken')
    expect(call.runs()).toBe(2)
  })
})
