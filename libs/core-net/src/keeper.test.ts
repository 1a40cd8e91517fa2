import { defineEndpoint } from '@atrium/domain-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Keeper } from './keeper'
import { createNet } from './net'

const app = {
  path: '/apps/:appId',
  input: z.object({ appId: z.string() }),
  output: z.object({ ok: z.boolean() }),
} as const
const getApp = defineEndpoint({ ...app, id: 'apps.get', method: 'GET', kind: 'read' })
const findApp = defineEndpoint({ ...app, id: 'apps.find', method: 'POST', kind: 'read' })
const putApp = defineEndpoint({ ...app, id: 'apps.put', method: 'PUT', kind: 'write' })

describe('what stands between reads and the network', () => {
  it('is asked for every GET read, with its address behind the deploy base and its application', async () => {
    const { net, seen } = fake()
    await net.call(getApp, { appId: 'crm' })
    await net.ask('/napi/micro-apps/qycloudBaseInfo', {}, { kept: true })
    expect(seen).toEqual([
      'read /space-demo/sapi/apps/crm of crm',
      'read /space-demo/napi/micro-apps/qycloudBaseInfo of undefined',
    ])
  })

  it('is asked for no other read, and for no call that wants a fresh answer', async () => {
    const { net, seen } = fake()
    await net.call(findApp, { appId: 'crm' })
    await net.ask('/sapi/user/platformCaching/apiVersion')
    expect(seen).toEqual([])
  })

  it('hears whom the server made an answer for', async () => {
    const { net, answers } = fake({ headers: { 'x-answered-for': 'anna' } })
    expect(await net.call(getApp, { appId: 'crm' })).toEqual({ ok: true })
    expect(answers).toEqual([{ data: { ok: true }, answeredFor: 'anna' }])
  })

  it('doubts after each write, also after one that failed', async () => {
    const { net, seen } = fake()
    await net.call(putApp, { appId: 'crm' })
    expect(seen).toEqual(['doubt'])
    const failing = fake({ status: 500 })
    await expect(failing.net.call(putApp, { appId: 'crm' })).rejects.toMatchObject({ status: 500 })
    expect(failing.seen).toEqual(['doubt'])
  })

  it('forgets when it is told to', async () => {
    const { net, seen } = fake()
    await net.forget()
    expect(seen).toEqual(['forget'])
  })
})

function fake(init: ResponseInit = {}) {
  const seen: string[] = []
  const answers: unknown[] = []
  const keeper: Keeper = {
    async read({ url, appId }, ask) {
      seen.push(`read ${url} of ${appId}`)
      const answer = await ask()
      answers.push(answer)
      return answer.data
    },
    doubt: () => void seen.push('doubt'),
    forget: async () => void seen.push('forget'),
  }
  const net = createNet({
    keeper,
    base: '/base',
    space: () => 'demo',
    locale: () => 'en',
    fetch: async () => Response.json({ ok: true }, init),
  })
  return { net, seen, answers }
}
