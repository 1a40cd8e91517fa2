import { describe, expect, it } from 'vitest'
import { createApiCache } from './api-cache'
import { cachedReads } from './cached'
import { keepingOf, versionedPath, type ApiVersions } from './versions'

const versions: ApiVersions = {
  paths: { '/sapi/menu': '7' },
  apps: { crm: '3' },
  versionedPaths: '/sapi/views;/sapi/user/baseinfo',
  publishVersion: '23.12',
}

describe('how an answer may be kept', () => {
  it('is not at all for paths about the person and paths nobody listed', () => {
    expect(keepingOf(versions, { url: '/sapi/user/baseinfo' })).toBeNull()
    expect(keepingOf(versions, { url: '/sapi/records' })).toBeNull()
  })

  it('follows the path, then the application, then the publication', () => {
    expect(keepingOf(versions, { url: '/space-demo/sapi/menu?x=1' })).toEqual({
      in: 'global',
      version: '7',
    })
    expect(keepingOf(versions, { url: '/sapi/views', appId: 'crm' })).toEqual({
      in: 'app',
      version: '3',
    })
    expect(keepingOf(versions, { url: '/sapi/views', appId: 'new' })).toEqual({
      in: 'global',
      version: '23.12',
    })
  })

  it('ignores the query and the leading space', () => {
    expect(versionedPath('/space-a1/sapi/views?a=/space-b/')).toBe('/sapi/views')
  })
})

describe('a cached read', () => {
  it('asks each time as long as no versions are known', async () => {
    const { read, asked } = fake(() => null)
    await read('/sapi/menu')
    await read('/sapi/menu')
    expect(asked).toHaveLength(2)
  })

  it('asks once for each version and each query', async () => {
    let known = versions
    const { read, asked } = fake(() => known)
    expect(await read('/sapi/menu?a=1')).toBe(1)
    expect(await read('/sapi/menu?a=1')).toBe(1)
    expect(await read('/sapi/menu?a=2')).toBe(2)
    known = { ...versions, paths: { '/sapi/menu': '8' } }
    expect(await read('/sapi/menu?a=1')).toBe(3)
    expect(asked).toHaveLength(3)
  })
})

function fake(known: () => ApiVersions | null) {
  const asked: string[] = []
  const cache = createApiCache({ open: () => Promise.reject(new Error('none')), now: () => 0 })
  const through = cachedReads({ cache, versions: known, entId: () => 'demo' })
  const read = (url: string) => through({ url }, async () => asked.push(url))
  return { read, asked }
}
