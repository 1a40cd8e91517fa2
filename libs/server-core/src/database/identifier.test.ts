import { describe, expect, it } from 'vitest'
import { identifier, spaceSchema } from './identifier'

describe('a physical name', () => {
  it.each(['', 'A', '1a', 'a"b', 'a b', 'a.b', 'a\0', 'a'.repeat(64), '表'])(
    'is refused: %j',
    (name) => {
      expect(() => identifier(name)).toThrow(/not a physical name/)
    },
  )
  it('is quoted, qualified by what stands before it', () => {
    expect(identifier(spaceSchema('demo'), 'f_1')).toBe('"t_demo"."f_1"')
  })
})
