import { describe, expect, it } from 'vitest'
import { readConfig } from './config'

describe('the configuration', () => {
  it('refuses wrong values, naming each variable', () => {
    const wrong = { PORT: 'http', ROLES: 'web,cook', ATRIUM_DATABASE_URL: 'mysql://x' }
    expect(() => readConfig(wrong)).toThrow(/PORT.*\n.*ATRIUM_DATABASE_URL.*\n.*ROLES/)
  })
  it('refuses a deploy base that ends with a slash', () => {
    expect(() => readConfig({ ATRIUM_DEPLOY_BASE: '/atrium/' })).toThrow(/ATRIUM_DEPLOY_BASE/)
  })
  it.each(['javascript:alert(1)', 'ftp://push.example', 'two words', 'me:secret@push.example'])(
    'refuses the socket domain %s',
    (domain) => {
      expect(() => readConfig({ ATRIUM_SOCKET_DOMAIN: domain })).toThrow(/ATRIUM_SOCKET_DOMAIN/)
    },
  )
  it.each(['', 'push.example', 'push.example:8443', 'wss://push.example/ws', '/push'])(
    'takes the socket domain “%s”',
    (domain) => {
      expect(readConfig({ ATRIUM_SOCKET_DOMAIN: domain }).socketDomain).toBe(domain)
    },
  )
  it('compresses images unless told otherwise', () => {
    expect(readConfig({}).compressImage).toBe(true)
    expect(readConfig({ ATRIUM_COMPRESS_IMAGE: 'false' }).compressImage).toBe(false)
  })
  it('takes an empty variable as one not set', () => {
    expect(readConfig({ PORT: '' }).port).toBe(4000)
  })
  it('makes the demo enterprise unless in production', () => {
    expect(readConfig({}).demo).toBe(true)
    expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false)
    expect(readConfig({ NODE_ENV: 'production', ATRIUM_DEMO: 'true' }).demo).toBe(true)
  })
})
