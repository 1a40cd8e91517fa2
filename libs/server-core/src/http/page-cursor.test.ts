import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pageCursor } from './page-cursor'

const cursor = pageCursor(z.strictObject({ at: z.iso.datetime(), id: z.uuid() }))
const place = { at: '2026-03-11T16:30:00.000Z', id: '0190a5b0-0000-7000-8000-000000000001' }
const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a cursor', () => {
  it.each([
    '',
    'made-up',
    '%',
    packed(null),
    packed({ ...place, more: 1 }),
    packed({ ...place, at: '0000-01-01T00:00:00Z' }),
    packed({ id: place.id }),
  ])('is refused as %j', (text) => {
    expect(() => cursor.decode(text)).toThrow(expect.objectContaining({ code: 'invalid-input' }))
  })
  it('is read as it was written, and carries nothing but the place', () => {
    expect(cursor.decode(cursor.encode({ ...place }))).toEqual(place)
  })
})
