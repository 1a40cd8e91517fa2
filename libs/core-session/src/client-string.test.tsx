import { readCookie, writeCookie } from '@atrium/core-storage'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepClientString } from './client-string'

beforeEach(() => writeCookie('client_string', '', { days: 0 }))

describe('the cookie client_string', () => {
  it('is replaced when it holds what nobody here wrote', () => {
    writeCookie('client_string', '<script>', { days: 1 })
    expect(keepClientString()).toMatch(/^[0-9a-f]{32}$/)
    expect(readCookie('client_string')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('is a name of the browser, the same at the next start', () => {
    const name = keepClientString()
    expect(keepClientString()).toBe(name)
    expect(readCookie('client_string')).toBe(name)
  })

  it('lasts a day from the last start', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    keepClientString()
    expect(written.mock.calls[0]?.[0]).toContain('max-age=86400')
    written.mockRestore()
  })
})
