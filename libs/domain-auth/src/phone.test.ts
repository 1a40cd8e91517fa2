import { describe, expect, it } from 'vitest'
import { phoneSchema } from './phone'

describe('a phone number', () => {
  it.each(['', 'call me', '12345', '1381234567', '+86 138', '138123456789', '+1'])(
    'refuses %j',
    (typed) => {
      expect(phoneSchema.safeParse(typed).success).toBe(false)
    },
  )
  it('is kept one way, however it is typed', () => {
    for (const typed of ['13812345678', '138 1234 5678', '+86 138-1234-5678']) {
      expect(phoneSchema.parse(typed)).toBe('13812345678')
    }
    expect(phoneSchema.parse('+49 (151) 234.567')).toBe('+49151234567')
  })
})
