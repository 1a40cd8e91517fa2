import { describe, expect, it } from 'vitest'
import { failuresIn } from './failures-in.ts'

describe('the failures in a log', () => {
  it('are none where nothing says so', () => {
    expect(failuresIn('web:   ✓  1 journeys/frame.e2e.ts › errors are shown\n')).toEqual([])
  })
  it('are the journeys, and what they waited for in vain', () => {
    const log = [
      '\u001B[96mweb-e2e:\u001B[39m   ✘  78 journeys/spaces.e2e.ts:4:1 › another enterprise (19.6s)',
      'web-e2e:   ✓  79 journeys/spaces.e2e.ts:17:1 › a page for others says so',
      'web-e2e:     Error: expect(locator).toBeHidden() failed',
      "web-e2e:     Locator:  getByRole('dialog')",
      'web-e2e:       38 |     await dialog.getByLabel(word.name).fill(name)',
    ].join('\n')
    expect(failuresIn(log)).toEqual([
      '✘  78 journeys/spaces.e2e.ts:4:1 › another enterprise (19.6s)',
      'Error: expect(locator).toBeHidden() failed',
      "Locator:  getByRole('dialog')",
    ])
  })
  it('are the tests and the types', () => {
    const test = 'FAIL  |node| libs/domain-core/src/path.test.ts > a path'
    const type = "libs/ui/src/card.tsx(3,1): error TS2304: Cannot find name 'x'."
    expect(failuresIn(`${test}\n${type}\n${test}\n`)).toEqual([test, type])
  })
  it('are told in few lines', () => {
    const log = Array.from({ length: 40 }, (_, at) => `✘ ${at} ${'long '.repeat(99)}`).join('\n')
    expect(failuresIn(log).join('\n').length).toBeLessThan(2_000)
  })
})
