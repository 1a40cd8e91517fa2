import { describe, expect, it } from 'vitest'
import { enterpriseInfoSchema } from './enterprise-info'
import { anEnterprise } from './fixtures'

const isInfo = (part: object) =>
  enterpriseInfoSchema.safeParse({ ...anEnterprise(), ...part }).success

describe('what an enterprise says of itself', () => {
  it('refuses no name, time zones that are none, and addresses nobody can write to', () => {
    expect(isInfo({ name: '  ' })).toBe(false)
    expect(isInfo({ timeZone: 'Asia/Atlantis' })).toBe(false)
    expect(isInfo({ contactEmail: 'office' })).toBe(false)
    expect(isInfo({ contactPhone: 'call us' })).toBe(false)
  })
  it('takes names in any script, and leaves out what is not known', () => {
    expect(isInfo({ name: '深圳市北辰科技有限公司', nameEn: null })).toBe(true)
    expect(isInfo({ name: 'شركة الأفق', contactPhone: '+86 (755) 2663-0000' })).toBe(true)
    expect(isInfo({ timeZone: 'Europe/Berlin', contactEmail: 'office@example.com' })).toBe(true)
  })
})
