import { defineEndpoint, encodeQuery } from '@atrium/domain-core'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { testHttp, type TestHttp } from '../testing/test-http'
import { implement } from './implement'

const input = z.object({
  name: z.string().max(200),
  note: z.string().max(200).nullable(),
  count: z.number().int(),
  open: z.boolean(),
  tags: z.array(z.string()),
  place: z.object({ x: z.number(), label: z.string() }),
  kind: z.enum(['a', 'b']).default('a'),
})
type Input = z.input<typeof input>
const methods = ['POST', 'PUT', 'DELETE'] as const
const endpoints = methods.map((method) =>
  defineEndpoint({
    id: `echo.${method.toLowerCase()}`,
    method,
    kind: 'write',
    path: '/echo',
    input,
    output: input,
  }),
)

let http: TestHttp
beforeAll(async () => {
  const routes = endpoints.map((endpoint) =>
    implement(endpoint, { permission: 'public', handle: (given) => given }),
  )
  http = await testHttp([{ routes }])
})
afterAll(() => http.close())

const form = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }
const whole: Input = {
  name: ' 水泵 & 阀门=100% + ½ ',
  note: null,
  count: -3,
  open: false,
  tags: [],
  place: { x: 0.5, label: '"quoted"\nline' },
}

function post(method: (typeof methods)[number], payload: string) {
  return http.app.inject({ method, url: '/sapi/echo', headers: form, payload })
}

describe('form fields', () => {
  it('are refused like JSON: what is missing, wrong or unknown', async () => {
    const answer = await post('POST', 'name=x&count=many&open=maybe&colour=red')
    expect(answer.statusCode).toBe(400)
    const codes = answer
      .json()
      .details.map((issue: { path: string[]; code: string }) => `${issue.path[0]} ${issue.code}`)
    expect(codes).toEqual(
      expect.arrayContaining(['count wrong-type', 'open wrong-type', 'colour unknown-field']),
    )
  })

  it.each(methods)('are taken with %s as the request layer sends them', async (method) => {
    const fields = new URLSearchParams(encodeQuery(input, whole)).toString()
    const answer = await post(method, fields)
    expect(answer.json()).toEqual({ ...whole, kind: 'a' })
  })

  it('say the same as JSON, whatever is in them', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 }).filter(isStorable)
    const any = fc.record({
      name: text,
      note: fc.oneof(
        text,
        fc.constant(null),
        fc.json({ maxDepth: 1 }).map((t) => t.slice(0, 90)),
      ),
      count: fc.integer(),
      open: fc.boolean(),
      tags: fc.array(text, { maxLength: 3 }),
      place: fc.record({ x: fc.integer(), label: text }),
    })
    await fc.assert(
      fc.asyncProperty(any, async (value) => {
        const fields = new URLSearchParams(encodeQuery(input, value)).toString()
        const json = await http.app.inject({ method: 'PUT', url: '/sapi/echo', payload: value })
        expect((await post('PUT', fields)).json()).toEqual(json.json())
      }),
      { seed: 7, numRuns: 25 },
    )
  })
})

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
