import { describe, expect, it } from 'vitest'
import { mailDomainOf, signOnConfigSchema } from './sign-on'

const config = {
  enabled: true,
  name: 'Spruce ID',
  issuer: 'https://id.spruce.example',
  clientId: 'atrium',
  scopes: 'openid email profile',
  claims: { email: 'email', name: 'name' },
  domains: ['spruce.example'],
  newcomers: 'refuse',
}

describe('the configuration of a provider', () => {
  it.each([
    { issuer: 'http://id.spruce.example' },
    { issuer: 'http://127.0.0.1.evil.example' },
    { issuer: 'http://localhost@evil.example' },
    { issuer: 'file:///etc/passwd' },
    { issuer: 'id.spruce.example' },
    { scopes: 'email profile' },
    { domains: [] },
    { domains: ['gmail.com'] },
    { domains: ['QQ.com'] },
    { domains: ['*.spruce.example'] },
    { domains: ['spruce'] },
    { claims: { email: '__proto__ x', name: 'name' } },
    { newcomers: 'welcome' },
  ])('refuses %j', (part) => {
    expect(signOnConfigSchema.safeParse({ ...config, ...part }).success).toBe(false)
  })
  it.each([{}, { issuer: 'http://127.0.0.1:9000/oidc' }, { domains: ['a.b-c.example'] }])(
    'takes %j',
    (part) => {
      expect(signOnConfigSchema.safeParse({ ...config, ...part }).success).toBe(true)
    },
  )
})

describe('the domain of a mail address', () => {
  it('is null for what is no address, and for mail that anybody can have', () => {
    for (const address of ['lin', 'lin@', 'lin@spruce', 'a@b@spruce.example', 'lin@gmail.com']) {
      expect(mailDomainOf(address)).toBeNull()
    }
    expect(mailDomainOf(' Lin@Spruce.Example ')).toBe('spruce.example')
  })
})
