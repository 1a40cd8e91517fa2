import { describe, expect, it } from 'vitest'
import { contrast, distance, type Vision } from './colour'
import { chartColours, palette, type Scheme } from './palette'

const schemes: Scheme[] = ['light', 'dark']
const tones = ['brand', 'success', 'warning', 'danger', 'info'] as const
const visions: Vision[] = ['full', 'protan', 'deutan']

describe.each(schemes)('%s palette', (scheme) => {
  const c = palette(scheme)
  const grounds = ['canvas', 'surface', 'raised', 'sunken'] as const
  it('keeps text readable on every ground', () => {
    for (const ground of [...grounds, 'fill'] as const) {
      for (const text of ['text', 'text-soft', 'text-muted'] as const) {
        expect(contrast(c[text], c[ground])).toBeGreaterThanOrEqual(4.5)
      }
    }
  })
  it.each(tones)('keeps %s readable as text, on its soft ground and under white', (tone) => {
    for (const ground of [...grounds, `${tone}-soft`] as const) {
      expect(contrast(c[`${tone}-text`], c[ground])).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(c[tone], c[`${tone}-on`])).toBeGreaterThanOrEqual(4.5)
  })
  it('mends any brand until its steps are readable', () => {
    for (const brand of ['#ffe14d', '#00e0c0', '#101010', '#ff5fa2']) {
      const skin = palette(scheme, { brand })
      expect(contrast(skin.brand, '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(skin['brand-text'], skin.surface)).toBeGreaterThanOrEqual(4.5)
    }
  })
  it.each(visions)('keeps chart colours apart with %s vision', (vision) => {
    const colours = chartColours(scheme)
    for (const [i, one] of colours.entries()) {
      expect(contrast(one, c.surface)).toBeGreaterThanOrEqual(3)
      for (const other of colours.slice(i + 1)) {
        expect(distance(one, other, vision)).toBeGreaterThan(0.08)
      }
    }
  })
})
