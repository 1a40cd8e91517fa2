import { plainSkin, skinRatios } from '@atrium/domain-core'
import { describe, expect, it } from 'vitest'
import { contrast } from './colour'
import { palette, type Scheme } from './palette'
import { brandHues, skinOf } from './skins'
import { cssVariables } from './tokens'

const schemes: Scheme[] = ['light', 'dark']
const hues = Object.entries(brandHues)
const looks = schemes.flatMap((scheme) => hues.map(([hue, brand]) => ({ scheme, hue, brand })))

describe('a skin', () => {
  it('is none for a name that nobody offers', () => {
    expect(skinOf('toString')).toBeUndefined()
    expect(skinOf(null)).toBeUndefined()
    expect(skinOf('teal')).toEqual({ brand: brandHues.teal })
  })
  it('is offered in at least six hues that pass as they are', () => {
    expect(hues.length).toBeGreaterThanOrEqual(6)
    for (const [, brand] of hues) {
      const faults = skinRatios({ ...plainSkin, brand }).filter(({ ratio, needs }) => ratio < needs)
      expect(faults).toEqual([])
    }
  })
  it('gives the same tokens for the same look, and touches nothing but colours', () => {
    const look = { scheme: 'dark', density: 'compact', skin: skinOf('rose') } as const
    expect(cssVariables(look)).toEqual(cssVariables(look))
    const plain = cssVariables({ scheme: 'dark', density: 'compact' })
    const changed = Object.entries(cssVariables(look)).filter(([name, v]) => plain[name] !== v)
    expect(changed.every(([name]) => name.startsWith('--atr-brand'))).toBe(true)
  })
})

describe.each(looks)('$hue in $scheme', ({ scheme, brand }) => {
  const c = palette(scheme, { brand })
  it('reads at 4.5:1, as text, on its soft grounds and under the text of a button', () => {
    for (const ground of ['canvas', 'surface', 'raised', 'sunken', 'fill', 'brand-soft'] as const)
      expect(contrast(c['brand-text'], c[ground])).toBeGreaterThanOrEqual(4.5)
    for (const state of ['brand', 'brand-hover', 'brand-active'] as const)
      expect(contrast(c['brand-on'], c[state])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(c.text, c['brand-soft-strong'])).toBeGreaterThanOrEqual(4.5)
  })
  it('stands out at 3:1 as a control', () => {
    for (const ground of ['canvas', 'surface', 'raised', 'sunken'] as const)
      expect(contrast(c.brand, c[ground])).toBeGreaterThanOrEqual(3)
  })
})

describe.each(schemes)('fields in %s', (scheme) => {
  const c = palette(scheme)
  it('have an edge of 3:1', () => {
    for (const ground of ['surface', 'sunken', 'canvas'] as const)
      expect(contrast(c['line-field'], c[ground])).toBeGreaterThanOrEqual(3)
  })
})
