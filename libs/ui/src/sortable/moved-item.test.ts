import { expect, it } from 'vitest'
import { movedItem } from './moved-item'

it('leaves the order alone when there is no such item or place', () => {
  expect(movedItem(['a', 'b'], 'x', 'a')).toEqual(['a', 'b'])
  expect(movedItem(['a', 'b'], 'a', undefined)).toEqual(['a', 'b'])
})

it('puts an item where another one stands', () => {
  expect(movedItem(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a'])
  expect(movedItem(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b'])
})
