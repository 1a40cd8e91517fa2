import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { decodeQuery, encodeQuery } from './query'

const schema = z.object({
  text: z.string().max(100).optional(),
  kind: z.enum(['a', 'b']).optional(),
  count: z.number().default(1),
  list: z.array(z.string()).optional(),
  flag: z.boolean().optional(),
})

describe('query parameters', () => {
  it('leave out what is absent', () => {
    expect(encodeQuery({ text: undefined, count: 2 })).toEqual({ count: '2' })
  })
  it('keep a text that looks like a number a text', () => {
    expect(decodeQuery(schema, { text: '007', count: '7' })).toEqual({ text: '007', count: 7 })
  })
  it('leave broken JSON to the schema', () => {
    expect(decodeQuery(schema, { list: '[1' })).toEqual({ list: '[1' })
  })
  it('read back any input they were written from', () => {
    const input = fc.record(
      {
        text: fc.string(),
        kind: fc.constantFrom('a', 'b'),
        count: fc.integer(),
        list: fc.array(fc.string()),
        flag: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(input, (value) => {
        expect(decodeQuery(schema, encodeQuery(value))).toEqual(value)
      }),
      { seed: 1 },
    )
  })
})
