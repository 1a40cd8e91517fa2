import { auditWords } from './audit-messages'

/** Where acts of the log belong. */
export const auditAreas = [
  'session',
  'account',
  'security',
  'org',
  'access',
  'auth',
  'enterprise',
  'public',
  'apps',
  'forms',
  'languages',
  'delegation',
  'navigation',
  'developer',
  'tenants',
] as const

export type AuditArea = (typeof auditAreas)[number]

type ActKey = Extract<keyof (typeof auditWords)['en'], `act-${string}`>

/** The key of an act's words; null for an act that has none of its own. */
export function actKey(act: string): ActKey | null {
  const key = `act-${act}`
  return isActKey(key) ? key : null
}

function isActKey(key: string): key is ActKey {
  return Object.hasOwn(auditWords.en, key)
}
