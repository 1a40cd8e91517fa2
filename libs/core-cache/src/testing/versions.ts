import type { ApiVersions } from '@atrium/domain-core'

/** A version map for tests. */
export function someVersions(overrides: Partial<ApiVersions> = {}): ApiVersions {
  return {
    global: { '/sapi/menu': '7', '/napi/base': '1' },
    apps: { crm: '3' },
    paths: '/sapi/apps/:appId;/sapi/forms/:formId/published;/sapi/user/baseinfo',
    publishVersion: '23.12',
    answeredFor: { key: 'anna@demo', personId: 'anna', entId: 'demo' },
    ...overrides,
  }
}
