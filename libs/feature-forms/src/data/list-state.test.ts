import { expect, it } from 'vitest'
import { listStateOf, queryOf } from './list-state'

it('leaves out what it cannot read', () => {
  const state = listStateOf({ filter: '{"kind":', sort: ',-', page: '-3', size: '4000', q: ' a' })
  expect(state).toEqual({ search: ' a', filter: undefined, sorts: [], page: 1, pageSize: null })
})

it('comes back from the address as it was written', () => {
  const state = {
    search: '红旗 & co',
    filter: { kind: 'condition', field: 'f_abc123', comparison: 'empty' },
    sorts: [
      { field: 'f_abc123', direction: 'desc' },
      { field: 'created_at', direction: 'asc' },
    ],
    page: 3,
    pageSize: 200,
  } as const
  const query = queryOf(state)
  expect(query['sort']).toBe('-f_abc123,created_at')
  expect(listStateOf(query as Record<string, string>)).toEqual(state)
})

it('goes back to the first page when something else changes', () => {
  expect(queryOf({ search: 'x' })).toEqual({ q: 'x', page: undefined })
})
