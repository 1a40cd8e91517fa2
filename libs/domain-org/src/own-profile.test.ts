import { describe, expect, it } from 'vitest'
import { isPortraitLargeEnough } from './own-profile'

describe('a portrait', () => {
  it('is refused when it is narrower or lower than the rules say', () => {
    expect(isPortraitLargeEnough({ width: 339, height: 260 })).toBe(false)
    expect(isPortraitLargeEnough({ width: 340, height: 259 })).toBe(false)
  })
  it('is taken from 340 by 260 points on', () => {
    expect(isPortraitLargeEnough({ width: 340, height: 260 })).toBe(true)
  })
})
