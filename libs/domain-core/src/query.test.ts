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
  note: z.string().nullable().optional(),
  either: z.union([z.string(), z.number(), z.null()]).optional(),
  level: z.literal(5).optional(),
})

describe('query parameters', () => {
  it('leave out what is absent', () => {
    expect(encodeQuery(schema, { text: undefined, count: 2 })).toEqual({ count: '2' })
  })
  it('keep a text that looks like a number a text', () => {
    expect(decodeQuery(schema, { text: '007', count: '7' })).toEqual({ text: '007', count: 7 })
  })
  it('tell a text from what it reads like where both are taken', () => {
    const input = { note: null, either: '7' }
    expect(decodeQuery(schema, encodeQuery(schema, input))).toEqual(input)
    const texts = { note: 'null', either: 'null' }
    expect(decodeQuery(schema, encodeQuery(schema, texts))).toEqual(texts)
    expect(encodeQuery(schema, { text: '"a"', note: '"a"' })).toEqual({
      text: '"a"',
      note: '"\\"a\\""',
    })
  })
  it('take a text as a person writes it', () => {
    expect(decodeQuery(schema, { note: '7', either: 'red', level: '5' })).toEqual({
      note: '7',
      either: 'red',
      level: 5,
    })
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
        note: fc.oneof(fc.string(), fc.json(), fc.constant(null)),
        either: fc.oneof(fc.string(), fc.json(), fc.integer(), fc.constant(null)),
        level: fc.constant(5),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(input, (value) => {
        expect(decodeQuery(schema, encodeQuery(schema, value))).toEqual(value)
      }),
      { seed: 1 },
    )
  })
})
