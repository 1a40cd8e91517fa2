import type { Enterprise } from './enterprise-info'

/** An enterprise for tests. */
export function anEnterprise(overrides: Partial<Enterprise> = {}): Enterprise {
  return {
    entId: 'demo',
    name: '示例企业',
    nameEn: 'Demo',
    shortName: '',
    shortNameEn: '',
    logoId: null,
    industry: null,
    contactName: '',
    contactPhone: '',
    contactEmail: '',
    address: '',
    timeZone: 'Asia/Shanghai',
    locale: 'zh-CN',
    description: '',
    createdAt: '2026-01-01T00:00:00.000Z',
    members: 6,
    version: 0,
    ...overrides,
  }
}
