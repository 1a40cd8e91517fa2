import { describe, expect, it } from 'vitest'
import { developerStates } from './developer-grant'
import {
  advanceDeveloper,
  developerActs,
  type DeveloperAct,
  type DeveloperStanding,
} from './developer-machine'

const allowed = (standing: DeveloperStanding) =>
  developerActs.filter((act) => advanceDeveloper(standing, act).ok)

describe('a developer authorization', () => {
  it.each<[DeveloperStanding['state'], boolean, DeveloperAct[]]>([
    [null, false, ['apply']],
    ['applying', false, ['withdraw', 'take']],
    ['under-review', false, ['withdraw', 'approve', 'reject']],
    ['rejected', false, ['apply', 'withdraw']],
    ['failed', false, ['apply', 'withdraw']],
    ['approved', false, ['withdraw', 'issue', 'revoke']],
    ['approved', true, ['withdraw', 'reset', 'revoke']],
  ])('that is %s (token: %s) takes %j and refuses all else', (state, hasToken, acts) => {
    expect(allowed({ state, hasToken })).toEqual(acts)
  })
  it('goes through a review before there is a token, and again before there is another', () => {
    const walk = (acts: DeveloperAct[]) =>
      acts.reduce<DeveloperStanding>(
        (standing, act) => {
          const next = advanceDeveloper(standing, act)
          if (!next.ok) throw new Error(`${act} is refused`)
          return { state: next.value, hasToken: act === 'issue' }
        },
        { state: null, hasToken: false },
      ).state
    expect(walk(['apply', 'take', 'reject', 'apply', 'take', 'approve', 'issue'])).toBe('approved')
    expect(walk(['apply', 'take', 'approve', 'issue', 'reset'])).toBe('applying')
    expect(walk(['apply', 'take', 'approve', 'revoke', 'apply'])).toBe('applying')
    expect(walk(['apply', 'withdraw'])).toBeNull()
  })
  it('never has a token without an approval', () => {
    const issuing = developerStates.filter(
      (state) => advanceDeveloper({ state, hasToken: false }, 'issue').ok,
    )
    expect(issuing).toEqual(['approved'])
  })
})
