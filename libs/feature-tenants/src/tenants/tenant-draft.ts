import {
  createTenant,
  type FirstAdmin,
  type Tenant,
  type TenantDraft,
} from '@atrium/domain-tenants'

/** What an operator has typed; empty texts stand for nothing. */
export interface TypedTenant {
  readonly name: string
  readonly nameEn: string
  readonly peopleQuota: number | null
}

export interface TypedAdmin {
  readonly name: string
  readonly loginId: string
  readonly email: string
}

export const blankTenant: TypedTenant = { name: '', nameEn: '', peopleQuota: null }
export const blankAdmin: TypedAdmin = { name: '', loginId: '', email: '' }

export function typedOf({ name, nameEn, peopleQuota }: Tenant): TypedTenant {
  return { name, nameEn: nameEn ?? '', peopleQuota }
}

export function draftOf({ name, nameEn, peopleQuota }: TypedTenant): TenantDraft {
  return { name: name.trim(), nameEn: nameEn.trim() || null, peopleQuota }
}

export function adminOf({ name, loginId, email }: TypedAdmin): FirstAdmin {
  return { name: name.trim(), loginId: loginId.trim(), email: email.trim() || null }
}

const { admin, ...shape } = createTenant.input.shape

/** Which of the enterprise's fields are wrong, by the rules of the contract. */
export function wrongTenant(typed: TypedTenant): ReadonlySet<keyof TypedTenant> {
  const draft = draftOf(typed)
  const keys = ['name', 'nameEn', 'peopleQuota'] as const
  return new Set(keys.filter((key) => !shape[key].safeParse(draft[key]).success))
}

export function wrongAdmin(typed: TypedAdmin): ReadonlySet<keyof TypedAdmin> {
  const given = adminOf(typed)
  const keys = ['name', 'loginId', 'email'] as const
  return new Set(keys.filter((key) => !admin.shape[key].safeParse(given[key]).success))
}
