import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldIssues } from './field-issues'

const schema = z.strictObject({
  name: z.string().max(3),
  count: z.number().min(1).default(1),
  tags: z.array(z.string()).max(1).default([]),
  kind: z.enum(['a', 'b']).default('a'),
  mail: z.email().default('a@b.cd'),
  rule: z
    .string()
    .refine((text) => text !== 'bad', { error: 'rule-is-bad' })
    .default(''),
  shape: z
    .union([
      z.object({ kind: z.literal('x'), x: z.number() }),
      z.object({ kind: z.literal('y'), y: z.string(), z: z.string() }),
    ])
    .default({ kind: 'x', x: 1 }),
})

function codesOf(input: unknown) {
  const { error } = schema.safeParse(input, { reportInput: true })
  return error ? fieldIssues(error).map(({ path, code }) => `${path.join('.')}: ${code}`) : []
}

describe('what a schema complains about', () => {
  it.each([
    [{}, 'name: required'],
    [{ name: 7 }, 'name: wrong-type'],
    [{ name: null }, 'name: wrong-type'],
    [{ name: 'long' }, 'name: too-long'],
    [{ name: 'a', count: 0 }, 'count: too-small'],
    [{ name: 'a', tags: ['a', 'b'] }, 'tags: too-many'],
    [{ name: 'a', tags: [1] }, 'tags.0: wrong-type'],
    [{ name: 'a', kind: 'c' }, 'kind: not-in-list'],
    [{ name: 'a', mail: 'nobody' }, 'mail: invalid-format'],
    [{ name: 'a', rule: 'bad' }, 'rule: rule-is-bad'],
    [{ name: 'a', extra: 1 }, 'extra: unknown-field'],
    [{ name: 'a', shape: { kind: 'x', x: 'no' } }, 'shape.x: wrong-type'],
    [{ name: 'a', shape: 3 }, 'shape: wrong-type'],
    [[], ': wrong-type'],
  ])('of %j is %s', (input, expected) => {
    expect(codesOf(input)).toEqual([expected])
  })
  it('is nothing when the input fits', () => {
    expect(codesOf({ name: 'abc' })).toEqual([])
  })
  it('names the limit', () => {
    const { error } = schema.safeParse({ name: 'long' })
    expect(error && fieldIssues(error)[0]?.params).toEqual({ max: 3 })
  })
})
