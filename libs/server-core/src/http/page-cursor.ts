import { Buffer } from 'node:buffer'
import type { z } from 'zod'
import { InvalidInput } from '../errors'

/** Where a page of a list ended, as an opaque text: written here and read back, made-up ones refused. */
export interface PageCursor<Place> {
  encode(place: Place): string
  /** Refuses what it did not write. */
  decode(text: string): Place
}

/** @param place What tells a place in the list; the id of the last row belongs to it. */
export function pageCursor<Place>(place: z.ZodType<Place>): PageCursor<Place> {
  return {
    encode: (last) => Buffer.from(JSON.stringify(place.parse(last))).toString('base64url'),
    decode(text) {
      const parsed = place.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
      if (parsed.success && isStorable(parsed.data)) return parsed.data
      throw new InvalidInput([{ path: ['cursor'], code: 'invalid-format' }])
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** No text that the database takes for none, and no instant of a year that it does not know. */
function isStorable(place: unknown): boolean {
  return Object.values(place ?? {}).every(
    (value) => typeof value !== 'string' || !/\0|^0000-/.test(value),
  )
}
