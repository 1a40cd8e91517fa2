import { createNet } from '@atrium/core-net'
import { keptStore } from '@atrium/core-storage'
import { describe, expect, it } from 'vitest'
import { chatToken } from './chat-token'

const failed = { code: 'chat-token-failed', message: 'The chat token request failed' }

describe('the chat token', () => {
  it.each([
    ['another status', { status: '1404', message: 'Web chat is not enabled' }],
    ['no token', { status: '1200' }],
    ['an empty token', { status: '1200', token: '' }],
    ['something else', 'nonsense'],
  ])('is refused when the server answers %s, and nothing is kept', async (_, body) => {
    const { ask, storage } = answering(body)
    await expect(ask('anna')).rejects.toMatchObject(failed)
    expect([storage.get('userId'), storage.get('rongToken')]).toEqual([null, null])
  })

  it('is refused when nobody answers', async () => {
    const { ask } = answering(new TypeError('failed to fetch'))
    await expect(ask('anna')).rejects.toMatchObject(failed)
  })

  it('is asked for once, by the person, and kept in this browser', async () => {
    const { ask, asked, storage } = answering({ status: '1200', token: 't1' })
    expect([await ask('anna'), await ask('anna')]).toEqual(['t1', 't1'])
    expect(asked).toEqual(['/base/api2/chat/token?userId=anna'])
    expect([storage.get('userId'), storage.get('rongToken')]).toEqual(['anna', 't1'])
  })

  it('that was kept for somebody else is never used', async () => {
    const { ask, storage } = answering({ status: '1200', token: 't2' })
    storage.set('userId', 'bert')
    storage.set('rongToken', 'of bert')
    expect(await ask('anna')).toBe('t2')
    expect(storage.get('userId')).toBe('anna')
  })
})

function answering(body: unknown) {
  const asked: string[] = []
  const net = createNet({
    base: '/base',
    locale: () => 'en',
    fetch: (url) => {
      asked.push(url instanceof Request ? url.url : url.toString())
      return body instanceof Error ? Promise.reject(body) : Promise.resolve(Response.json(body))
    },
    wait: async () => undefined,
  })
  const values = new Map<string, string>()
  const storage = keptStore(
    () =>
      ({
        getItem: (name: string) => values.get(name) ?? null,
        setItem: (name: string, value: string) => void values.set(name, value),
        removeItem: (name: string) => void values.delete(name),
      }) as Storage,
  )
  return { asked, storage, ask: (userId: string) => chatToken({ net }, userId, storage) }
}
