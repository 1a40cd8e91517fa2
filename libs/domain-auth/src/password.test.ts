import { describe, expect, it } from 'vitest'
import { checkNewPassword, passwordStrength } from './password'

describe('a new password', () => {
  it('is refused when empty, and when it was not typed twice the same', () => {
    expect(checkNewPassword('', '')).toEqual({ ok: false, rejection: 'password-missing' })
    expect(checkNewPassword('spruce', 'Spruce')).toEqual({
      ok: false,
      rejection: 'password-not-repeated',
    })
  })
  it('may be short, since eight characters are only advised', () => {
    expect(checkNewPassword('ab', 'ab')).toEqual({ ok: true, value: 'ab' })
  })
})

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
    expect(passwordStrength('Lin.Wei-2026-summer', ['l', ''])).toBe('high')
  })
  it.each(['meadow7stone', 'r2d2!c3po', '春天的第一场雨很安静'])(
    'is at least medium for %s',
    (password) => {
      expect(passwordStrength(password)).not.toBe('low')
    },
  )
  it.each(['correct horse battery staple', 'Tr0ub4dor&3-lake', '春天的第一场雨 2026 很安静'])(
    'is high for %s',
    (password) => {
      expect(passwordStrength(password)).toBe('high')
    },
  )
})
