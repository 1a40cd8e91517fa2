import { definePath } from '@atrium/domain-core'
import { describe, expect, it, vi } from 'vitest'
import { page } from './route-entry'
import { buildRouteTable } from './route-table'

const anEntry = (id: string, pattern: `/${string}`) =>
  page(definePath(pattern), {
    id,
    title: { 'zh-CN': id, en: id },
    owner: [],
    page: () => Promise.resolve({}),
  })

describe('the route table', () => {
  it('logs and leaves out an entry without a rule or an entry', () => {
    const said: string[] = []
    const table = buildRouteTable(
      [
        { ...anEntry('a', '/a'), route: '' },
        { ...anEntry('b', '/b'), page: undefined as never },
      ],
      (message) => said.push(message),
    )
    expect(table.entries).toEqual([])
    expect(said).toEqual([
      'route a: a route needs both a rule and an entry',
      'route b: a route needs both a rule and an entry',
    ])
  })
  it('logs and leaves out what lacks a field, and goes on', () => {
    const said: string[] = []
    const table = buildRouteTable(
      [
        undefined as never,
        { ...anEntry('a', '/a'), owner: undefined as never },
        anEntry('b', '/b/:id/:id'),
        anEntry('c', '/c'),
      ],
      (message) => said.push(message),
    )
    expect(table.entries.map(({ id }) => id)).toEqual(['c'])
    expect(said).toEqual([
      'route ?: a route needs both a rule and an entry',
      'route a: owner is missing',
      'route b: rule /b/:id/:id repeats a parameter',
    ])
  })
  it('says what is missing or repeated to the console only', () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    buildRouteTable([anEntry('a', '/a'), anEntry('a', '/b')])
    expect(said.mock.calls).toEqual([['route a: id a is configured twice']])
    said.mockRestore()
  })
  it('logs a repeated id or rule and keeps the first', () => {
    const said: string[] = []
    const table = buildRouteTable(
      [anEntry('a', '/a'), anEntry('a', '/b'), anEntry('c', '/a')],
      (message) => said.push(message),
    )
    expect(table.entries.map((entry) => entry.route)).toEqual(['/a'])
    expect(said).toEqual([
      'route a: id a is configured twice',
      'route c: rule /a is configured twice',
    ])
  })
  it('lets the first match win', () => {
    const table = buildRouteTable([
      anEntry('mine', '/appstore/mine'),
      anEntry('any', '/appstore/:id'),
    ])
    expect(table.match('/appstore/mine')?.entry.id).toBe('mine')
    expect(table.match('/appstore/other')?.entry.id).toBe('any')
  })
  it('reads required and optional parameters, decoded', () => {
    const table = buildRouteTable([anEntry('detail', '/:app/detail/:form/:record?')])
    expect(table.match('/crm/detail/a%20b')?.path).toEqual({ app: 'crm', form: 'a b' })
    expect(table.match('/crm/detail/f/7/')?.path).toEqual({ app: 'crm', form: 'f', record: '7' })
  })
  it('leaves a malformed escape as it is', () => {
    expect(buildRouteTable([anEntry('a', '/a/:id')]).match('/a/%E0%A4%A')?.path).toEqual({
      id: '%E0%A4%A',
    })
  })
  it('knows nothing outside its patterns', () => {
    expect(buildRouteTable([anEntry('a', '/a.b/:id')]).match('/aXb/1')).toBeNull()
  })
})
