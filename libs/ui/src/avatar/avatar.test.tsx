import { expect, it } from 'vitest'
import { initials } from './avatar'

it('makes nothing of nothing', () => {
  expect(initials('  ')).toBe('')
})

it('takes the first and last word of a Latin name', () => {
  expect(initials('Ada Byron Lovelace')).toBe('AL')
  expect(initials('root')).toBe('R')
})

it('takes the given name of a Chinese name', () => {
  expect(initials('欧阳明月')).toBe('明月')
})
