import { describe, expect, it } from 'vitest'
import { passwordStrength } from './password-strength'

describe('the strength of a password', () => {
  it.each([
    '',
    'short',
    'aaaaaaaaaaaaaaaa',
    'Password123!',
    '12345678',
    'abcabcabcabc',
    'qwertyuiop',
  ])('is low for %j', (password) => {
    expect(passwordStrength(password)).toBe('low')
  })
  it('is low when it holds what everybody knows of the person', () => {
    expect(passwordStrength('Lin.Wei-2026-summer', ['lin.wei'])).toBe('low')
  })
  it.each(['meadow7stone', 'r2d2!c3po', '春天的第一场雨很安静'])(
    'is at least medium for %s',
    (it) => {
      expect(passwordStrength(it)).not.toBe('low')
    },
  )
  it.each(['correct horse battery staple', 'Tr0ub4dor&3-lake', '春天的第一场雨 2026 很安静'])(
    'is high for %s',
    (password) => {
      expect(passwordStrength(password)).toBe('high')
    },
  )
})
