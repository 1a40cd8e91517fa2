import { describe, expect, it } from 'vitest'
import { hashRecoveryCode, keyUri, newKey, newRecoveryCodes, stepOfCode } from './authenticator'

/** The secret of RFC 6238, appendix B, in base32. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('a code of an authenticator', () => {
  it.each(['', '12345', '1234567', 'abcdef', '000000'])('is refused when it is %j', (code) => {
    expect(stepOfCode(key, code, at(59))).toBeNull()
  })
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is that of RFC 6238 at %i seconds', (seconds, code) => {
    expect(stepOfCode(key, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })
  it('counts one step before and after its time, and says which step it is of', () => {
    expect(stepOfCode(key, '287 082', at(59 + 30))).toBe(1)
    expect(stepOfCode(key, '287082', at(29))).toBe(1)
    expect(stepOfCode(key, '287082', at(59 + 61))).toBeNull()
  })
  it('comes from a key that says whose it is', () => {
    const made = newKey()
    expect(made).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(keyUri(made, 'lin@wei'))
    expect(uri.protocol).toBe('otpauth:')
    expect(uri.searchParams.get('secret')).toBe(made)
    expect(decodeURIComponent(uri.href)).toContain('Atrium:lin@wei')
  })
})

describe('recovery codes', () => {
  it('are ten, all different, and known by their hash however they are typed', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    const [first = ''] = codes
    expect(first).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')}`
    expect(hashRecoveryCode(typed).equals(hashRecoveryCode(first))).toBe(true)
  })
})
