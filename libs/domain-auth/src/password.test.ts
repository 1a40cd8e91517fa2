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
    'Ab1!',
    'aaaaaaaaaaaaaaaa',
    '12345678',
    '123456789012',
    'Password1!',
    'qwerty2026',
    'abcdefgh',
    'lin.wei.88!Xq',
  ])('is low for %j', (password) => {
    expect(passwordStrength(password, ['lin.wei'])).toBe('low')
  })
  it.each(['spruce42', 'Maple-hut', '松树与云杉木屋42'])('is medium for %j', (password) => {
    expect(passwordStrength(password)).toBe('medium')
  })
  it.each([
    'correct horse battery',
    'Spruce!42x',
    'walk-the-building-42',
    '窗外的松树在雨中9月生长',
  ])('is high for %j', (password) => {
    expect(passwordStrength(password)).toBe('high')
  })
  it('takes no notice of a login id of one or two letters', () => {
    expect(passwordStrength('Spruce!42x', ['s', ''])).toBe('high')
  })
})
