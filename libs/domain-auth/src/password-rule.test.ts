import { defaultPolicy } from '@atrium/domain-core'
import { describe, expect, it } from 'vitest'
import { passwordAdvice, passwordFault } from './password'

const rule = defaultPolicy.password

describe('a rule for passwords', () => {
  it('refuses what is too short, of too few kinds, or too easy to guess, in this order', () => {
    const strict = { ...rule, minLength: 10, kinds: 3 }
    expect(passwordFault('Ab1-short', strict)).toEqual({
      code: 'password-short',
      params: { min: 10 },
    })
    expect(passwordFault('onlysmallletters', strict)).toEqual({
      code: 'password-kinds',
      params: { kinds: 3 },
    })
    expect(passwordFault('Password-1234', strict)?.code).toBe('password-weak')
    expect(passwordFault('Meadow-7-stone', strict)).toBeNull()
  })
  it('refuses the name of the person', () => {
    expect(passwordFault('lin.wei-lin.wei', rule, ['lin.wei'])?.code).toBe('password-weak')
  })
  it('asks for high strength where the policy does', () => {
    expect(passwordFault('r2d2!c3po', rule)).toBeNull()
    expect(passwordFault('r2d2!c3po', { ...rule, strength: 'high' })?.code).toBe('password-weak')
  })
  it('takes anything where eight characters are only advised', () => {
    const open = { ...rule, minLength: 1, strength: 'low' as const }
    expect(passwordFault('ab', open)).toBeNull()
    expect(passwordAdvice(open)).toEqual({ key: 'advised', params: { advised: 8 } })
  })
  it('says the length that it comes to', () => {
    expect(passwordAdvice({ ...rule, minLength: 4 }).params).toEqual({ min: 8 })
    expect(passwordAdvice({ ...rule, minLength: 12, kinds: 3 })).toEqual({
      key: 'asked-kinds',
      params: { min: 12, kinds: 3 },
    })
  })
})
