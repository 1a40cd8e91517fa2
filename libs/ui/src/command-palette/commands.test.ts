import { expect, it } from 'vitest'
import { stepTo } from './commands'

const commands = ['a', 'b', 'c'].map((key) => ({ key, label: key }))

it('stays out of other keys', () => {
  expect(stepTo(commands, 'a', 'x')).toBeUndefined()
})

it('finds nothing in an empty list', () => {
  expect(stepTo([], undefined, 'ArrowDown')).toBeUndefined()
})

it('goes round at both ends', () => {
  expect(stepTo(commands, 'c', 'ArrowDown')).toBe('a')
  expect(stepTo(commands, 'a', 'ArrowUp')).toBe('c')
})

it('starts at the first', () => {
  expect(stepTo(commands, undefined, 'ArrowDown')).toBe('a')
})

it('jumps to the ends', () => {
  expect(stepTo(commands, 'b', 'Home')).toBe('a')
  expect(stepTo(commands, 'b', 'End')).toBe('c')
})
