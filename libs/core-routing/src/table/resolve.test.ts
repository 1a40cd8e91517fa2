import { definePath } from '@atrium/domain-core'
import { describe, expect, it } from 'vitest'
import { resolve } from './resolve'
import { page, type PageOptions } from './route-entry'
import { buildRouteTable } from './route-table'
import type { Visitor } from './visitor'

const anEntry = (pattern: `/${string}`, options: Partial<PageOptions> = {}) =>
  page(definePath(pattern), {
    id: pattern,
    title: { 'zh-CN': pattern, en: pattern },
    owner: ['admin', 'user'],
    page: () => Promise.resolve({}),
    ...options,
  })
const table = buildRouteTable([
  anEntry('/apps'),
  anEntry('/login', { owner: [], layout: 'access' }),
  anEntry('/console/org', { owner: ['admin'], layout: 'index' }),
  anEntry('/app/:module/:appId'),
  anEntry('/dashboard/:id?'),
])
const user: Visitor = { spaceId: 'demo', roles: ['user'] }
const open = (address: string, visitor: Visitor | null = user) => {
  const { pathname, search } = new URL(address, 'http://host')
  return resolve({ pathname, search }, { table, visitor, home: '/apps' })
}

describe('an address', () => {
  it('asks somebody unknown to sign in, unless the page is for everybody', () => {
    expect(open('/apps', null).kind).toBe('sign-in')
    expect(open('/login', null).kind).toBe('page')
  })
  it('is refused to roles that do not own the page', () => {
    expect(open('/console/org')).toMatchObject({ kind: 'not-allowed', because: 'not-owner' })
  })
  it('is refused in sandbox mode unless the page allows it', () => {
    const admin: Visitor = { ...user, roles: ['admin'], sandbox: true }
    expect(open('/console/org', admin)).toMatchObject({ kind: 'not-allowed', because: 'sandbox' })
    expect(open('/apps', admin).kind).toBe('page')
  })
  it('is not found when no entry matches', () => {
    expect(open('/nowhere')).toEqual({ kind: 'not-found', path: '/nowhere' })
  })
  it('leads home when it is bare', () => {
    expect(open('/space-demo/')).toEqual({ kind: 'redirect', to: '/apps' })
  })
  it('gets the slash that a space segment lacks', () => {
    expect(open('/space-demo')).toEqual({ kind: 'redirect', to: '/space-demo/' })
  })
  it('gives the page its path, query and space', () => {
    expect(open('/space-acme/app/form/42?view=all')).toMatchObject({
      params: {
        path: { module: 'form', appId: '42' },
        query: { view: 'all' },
        spaceUri: 'space-acme',
        spaceId: 'acme',
        isCrossSpace: true,
      },
    })
  })
  it('runs in the own space without a segment, or with its own', () => {
    expect(open('/apps')).toMatchObject({ params: { spaceId: 'demo', isCrossSpace: false } })
    expect(open('/space-demo/apps')).toMatchObject({ params: { isCrossSpace: false } })
  })
  it.each(['a_b', '', 'a%20b', 'a.b', '..', '企业', '<b>'])(
    'names no space when the prefix is followed by "%s", which is no alphanumeric id',
    (id) => {
      const { pathname, search } = { pathname: `/space-${id}/apps`, search: '' }
      expect(resolve({ pathname, search }, { table, visitor: user, home: '/apps' }).kind).toBe(
        'not-found',
      )
    },
  )
  it('reads hostile parameters as the texts they are', () => {
    expect(
      open('/dashboard/%3Cscript%3E?__proto__=x&constructor=y&q=%E0%A4%A&q=<b>&url=//evil.example'),
    ).toMatchObject({
      params: {
        path: { id: '<script>' },
        query: { constructor: 'y', q: '<b>', url: '//evil.example' },
      },
    })
    expect(({} as { x?: string }).x).toBeUndefined()
  })
  it('is the same page when only optional parameters and the query differ', () => {
    const key = (address: string) => (open(address) as { key: string }).key
    expect(key('/dashboard')).toBe(key('/dashboard/7?range=week'))
    expect(key('/app/form/1')).not.toBe(key('/app/form/2'))
    expect(key('/space-acme/apps')).not.toBe(key('/apps'))
  })
})
