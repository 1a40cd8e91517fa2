import { describe, expect, it } from 'vitest'
import { checkSuperior, reportingDepth } from './reporting-line'

describe('a reporting line', () => {
  it('is refused when it would lead back to the person', () => {
    expect(checkSuperior('ann', 'ann', [])).toMatchObject({ rejection: { code: 'reporting-loop' } })
    expect(checkSuperior('ann', 'bob', ['cem', 'ann'])).toMatchObject({
      rejection: { code: 'reporting-loop' },
    })
  })
  it('is refused when it would be too long', () => {
    const above = Array.from({ length: reportingDepth - 1 }, (_, at) => `p${at}`)
    expect(checkSuperior('ann', 'bob', above)).toMatchObject({
      rejection: { code: 'reporting-too-deep' },
    })
  })
  it('is fine otherwise', () => {
    expect(checkSuperior('ann', 'bob', ['cem']).ok).toBe(true)
  })
})
