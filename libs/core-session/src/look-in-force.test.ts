import { plainSkin } from '@atrium/domain-core'
import { describe, expect, it } from 'vitest'
import { lookInForce, withoutStyle } from './look-in-force'

const skin = { ...plainSkin, brand: '#0d7a68', scheme: 'dark', density: 'compact' } as const
const none = { scheme: null, density: null, hue: null }
const own = { scheme: 'light', density: 'comfortable', hue: 'rose' } as const

describe('the look in force', () => {
  it('is the enterprise’s where it leaves none to its people', () => {
    expect(lookInForce(own, { ...skin, ownLook: false })).toMatchObject({
      scheme: 'dark',
      density: 'compact',
      hue: null,
      brand: '#0d7a68',
      isOwn: false,
    })
  })
  it('is what the person chose, and the enterprise’s in all they left open', () => {
    expect(lookInForce(own, skin)).toMatchObject(own)
    expect(lookInForce({ ...none, hue: 'rose' }, skin)).toMatchObject({
      scheme: 'dark',
      hue: 'rose',
    })
    expect(lookInForce(none, null)).toMatchObject({ scheme: 'system', density: 'comfortable' })
  })
  it('keeps the product’s colour and corners where the stylesheet stays out', () => {
    const look = lookInForce(own, withoutStyle({ ...skin, corners: 'round', ownLook: false }))
    expect(look).toMatchObject({ scheme: 'dark', hue: null, brand: null, corners: 'soft' })
  })
})
