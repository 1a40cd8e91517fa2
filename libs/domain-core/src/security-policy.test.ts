import { describe, expect, it } from 'vitest'
import { defaultPolicy, needsTwoStep, securityPolicySchema, strictestOf } from './security-policy'

describe('a security policy', () => {
  it.each([
    [{ lockout: { tries: 1, minutes: 1 } }],
    [{ lockout: { tries: 3, minutes: 0 } }],
    [{ session: { ...defaultPolicy.session, idleMinutes: 1 } }],
    [{ session: { ...defaultPolicy.session, networks: ['10.0.0.0/33'] } }],
    [{ password: { ...defaultPolicy.password, kinds: 5 } }],
    [{ password: { ...defaultPolicy.password, expiryDays: 0 } }],
  ])('refuses %j', (part) => {
    expect(securityPolicySchema.safeParse({ ...defaultPolicy, ...part }).success).toBe(false)
  })
  it('locks an account after three wrong tries for one minute unless it says otherwise', () => {
    expect(securityPolicySchema.parse(defaultPolicy).lockout).toEqual({ tries: 3, minutes: 1 })
  })
})

describe('the strictest of several policies', () => {
  it('is the default where there is none', () => {
    expect(strictestOf([])).toMatchObject({ lockout: defaultPolicy.lockout, byCode: true })
  })
  it('takes of each rule the one that allows less, in any order', () => {
    const long = {
      ...defaultPolicy,
      password: { ...defaultPolicy.password, minLength: 14, expiryDays: 90 },
      session: { ...defaultPolicy.session, idleMinutes: 30, limit: 3 },
    }
    const strong = {
      ...defaultPolicy,
      password: {
        ...defaultPolicy.password,
        strength: 'high' as const,
        history: 5,
        expiryDays: 30,
      },
      lockout: { tries: 5, minutes: 30 },
      byCode: false,
    }
    const expected = {
      password: { minLength: 14, kinds: 1, strength: 'high', expiryDays: 30, history: 5 },
      lockout: { tries: 3, minutes: 30 },
      session: { idleMinutes: 30, absoluteHours: 168, limit: 3 },
      byCode: false,
    }
    expect(strictestOf([long, strong])).toMatchObject(expected)
    expect(strictestOf([strong, defaultPolicy, long])).toMatchObject(expected)
  })
})

describe('a second step', () => {
  it('is asked of nobody, of who administers, or of everybody', () => {
    const asked = (demand: 'nobody' | 'administrators' | 'everybody') =>
      [['user'], ['user', 'safe'], ['admin']].map((roles) =>
        needsTwoStep({ demand, graceDays: 0 }, roles as ('user' | 'safe' | 'admin')[]),
      )
    expect(asked('nobody')).toEqual([false, false, false])
    expect(asked('administrators')).toEqual([false, true, true])
    expect(asked('everybody')).toEqual([true, true, true])
  })
})
