import { describe, expect, it } from 'vitest'
import { answersUnder, installationSettingsSchema, plainInstallation } from './installation'

const isGood = (hosts: string[]) =>
  installationSettingsSchema.safeParse({ ...plainInstallation, hosts }).success

describe('the names of an installation', () => {
  it('are hosts, not addresses', () => {
    for (const host of ['https://a.b', 'a.b/c', 'a b', '-a.b', '*', 'a.*.b', '']) {
      expect(isGood([host])).toBe(false)
    }
    expect(isGood(['work.example.com', '*.example.com', 'intranet', '10.0.0.8'])).toBe(true)
  })
  it('let in those named, those below a star, and the machine itself', () => {
    const hosts = ['work.example.com', '*.inside.net']
    expect(answersUnder(hosts, 'evil.com')).toBe(false)
    expect(answersUnder(hosts, 'inside.net')).toBe(false)
    expect(answersUnder(hosts, 'xinside.net')).toBe(false)
    expect(answersUnder(hosts, 'Work.Example.com:4000')).toBe(true)
    expect(answersUnder(hosts, 'a.inside.net')).toBe(true)
    expect(answersUnder(hosts, '127.0.0.1:4507')).toBe(true)
    expect(answersUnder([], 'anything')).toBe(true)
  })
})
