import { expect, it } from 'vitest'
import { isNamed } from './kept-names'

it('finds a department by either name and its code, whichever language is read', () => {
  const sea = { name: 'Sea', names: { name: '海运部', nameEn: 'Sea' }, code: 'D-07' }
  expect(isNamed(sea, 'land')).toBe(false)
  for (const text of ['海运', ' sea', 'd-07', '']) expect(isNamed(sea, text)).toBe(true)
})

it('finds nothing across two names', () => {
  expect(isNamed({ name: 'A', names: { name: 'A', nameEn: 'B' } }, 'a b')).toBe(false)
})
