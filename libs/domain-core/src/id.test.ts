import { describe, expect, it } from 'vitest'
import { idSchema, uuidV7 } from './id'

const random = (seed: number) =>
  Uint8Array.from({ length: 10 }, (_, at) => (seed * 31 + at * 7) % 256)

describe('an id', () => {
  it('is a UUID of version 7', () => {
    const id = uuidV7(1_700_000_000_000, random(1))
    expect(idSchema.parse(id)).toBe(id)
    expect(id[14]).toBe('7')
  })
  it('sorts by the time it was made', () => {
    const ids = [1, 2, 1000, 1_700_000_000_000].map((millis) => uuidV7(millis, random(millis)))
    expect(ids.toSorted()).toEqual(ids)
  })
})
