import { describe, expect, it } from 'vitest'
import { contrast } from './colour'
import { inkOn, plainSkin, skinRatios, skinSchema } from './skin'

const failing = (part: object) =>
  skinRatios({ ...plainSkin, ...part })
    .filter(({ ratio, needs }) => ratio < needs)
    .map(({ pair }) => pair)

describe('a skin', () => {
  it('takes six-digit hex colours only', () => {
    for (const brand of ['red', '#fff', '#12345g', 'url(x)', '#3a5bd0;']) {
      expect(skinSchema.safeParse({ ...plainSkin, brand }).success).toBe(false)
    }
    expect(skinSchema.parse(plainSkin)).toEqual(plainSkin)
  })
  it('finds what cannot be read', () => {
    expect(failing({ brand: '#f5d90a' })).toEqual(['text-on-brand', 'brand-on-page'])
    expect(failing({ brand: '#3a5bd0' })).toEqual([])
    const signIn = { ...plainSkin.signIn, ground: '#777777', ink: '#888888' }
    expect(failing({ signIn })).toEqual(['sign-in-text'])
  })
  it('has a text for any ground', () => {
    for (const ground of ['#000000', '#ffffff', '#777777', '#3a5bd0', '#f5d90a']) {
      expect(contrast(inkOn(ground), ground)).toBeGreaterThanOrEqual(4.0)
    }
  })
})
