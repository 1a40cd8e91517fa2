import { createNet, createQueryClient, read, write } from '@atrium/core-net'
import { apiVersionPath, defineEndpoint } from '@atrium/domain-core'
import { QueryObserver, MutationObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createApiCache } from './api-cache'
import { createKeeper } from './keeper'
import { fakeDatabase } from './testing/fake-database'
import { someVersions } from './testing/versions'

const output = z.object({ name: z.string() })
const getMenu = defineEndpoint({
  id: 'menu.get',
  method: 'GET',
  kind: 'read',
  path: '/menu',
  input: z.object({}),
  output,
})
const renameMenu = defineEndpoint({
  ...getMenu,
  id: 'menu.rename',
  method: 'PUT',
  kind: 'write',
  input: output,
})

describe('a write of the window', () => {
  it('is seen at once by the reads it makes stale, and others are still answered from memory', async () => {
    const { client, asked } = open()
    const menu = new QueryObserver(client, read(getMenu, {}))
    const leave = menu.subscribe(() => undefined)
    await expect.poll(() => menu.getCurrentResult().data?.name).toBe('first')
    await client.refetchQueries()
    expect(asked).toEqual(['versions', 'menu'])
    await new MutationObserver(client, write(renameMenu, { stales: [getMenu] })).mutate({
      name: 'second',
    })
    expect(menu.getCurrentResult().data?.name).toBe('second')
    expect(asked).toEqual(['versions', 'menu', 'rename', 'versions', 'menu'])
    leave()
  })
})

function open() {
  const asked: string[] = []
  let name = 'first'
  const keeper = createKeeper({
    cache: createApiCache({ open: async () => fakeDatabase() }),
    askVersions: () => net.ask(apiVersionPath),
    space: () => null,
    locale: () => 'en',
    isLive: () => true,
  })
  const net = createNet({
    keeper,
    locale: () => 'en',
    async fetch(url, init) {
      if ((url as string).endsWith(apiVersionPath)) {
        asked.push('versions')
        const result = someVersions({ global: { '/sapi/menu': name } })
        return Response.json({ status: 200, result })
      }
      if (init?.method === 'PUT') {
        asked.push('rename')
        name = (JSON.parse(init.body as string) as { name: string }).name
        return Response.json({ name })
      }
      asked.push('menu')
      return Response.json({ name }, { headers: { 'x-answered-for': 'anna@demo' } })
    },
  })
  return { client: createQueryClient(net), asked }
}
