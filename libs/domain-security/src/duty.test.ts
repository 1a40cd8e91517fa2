import { describe, expect, it } from 'vitest'
import { checkDuties, dutiesOf } from './duty'
import { aDutyHolder } from './fixtures'

const three = [
  aDutyHolder({ duties: ['admin'] }),
  aDutyHolder({ duties: ['safe'] }),
  aDutyHolder({ duties: ['audit'] }),
]

describe('separate duties', () => {
  it.each([['admin', 'safe'] as const, ['safe', 'audit'] as const, ['admin', 'audit'] as const])(
    'refuse that one person is %s and %s, even before they have joined',
    (...duties) => {
      const mixed = aDutyHolder({ duties: [...duties], state: 'invited' })
      expect(checkDuties([...three, mixed])).toEqual({
        ok: false,
        rejection: { code: 'duties-mixed', holder: mixed },
      })
    },
  )
  it.each(['safe', 'audit'] as const)(
    'refuse that a part of the console is trusted to %s',
    (duty) => {
      const partly = aDutyHolder({ duties: [duty], hasConsole: true })
      expect(checkDuties([...three, partly])).toEqual({
        ok: false,
        rejection: { code: 'duty-with-console', holder: partly },
      })
    },
  )
  it('refuse a duty that only a suspended member holds', () => {
    const [admin, safe] = three
    const asleep = aDutyHolder({ duties: ['audit'], state: 'suspended' })
    expect(checkDuties([admin, safe, asleep].filter((held) => held !== undefined))).toEqual({
      ok: false,
      rejection: { code: 'audit-unheld' },
    })
  })
  it('allow several people for each duty', () => {
    expect(checkDuties([...three, ...three])).toMatchObject({ ok: true })
  })
  it('leave other roles alone', () => {
    expect(dutiesOf(['user', 'saas', 'audit'])).toEqual(['audit'])
  })
})
