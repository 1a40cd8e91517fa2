import type { Role } from '@atrium/domain-core'
import type { AppRole, EffectiveRole } from './app-role'

const base = { appId: '', description: '', name: '', grants: [] as AppRole['grants'] }

/** What an application without roles of its own works by: every member works with its data. */
export const openRole: EffectiveRole = {
  ...base,
  id: 'open',
  kind: 'open',
  subjects: [{ kind: 'everyone' }],
}

/** What administrators of the enterprise have in every application. */
export function enterpriseRole(roles: readonly Role[], personId: string): EffectiveRole[] {
  if (!roles.includes('admin')) return []
  const subjects: AppRole['subjects'] = [{ kind: 'person', id: personId }]
  return [{ ...base, id: 'enterprise', kind: 'administrator', subjects }]
}

/** The roles that count in an application for a person. */
export function effectiveRoles(
  kept: readonly AppRole[],
  person: { readonly personId: string; readonly roles: readonly Role[] },
): EffectiveRole[] {
  const own = kept.length === 0 ? [openRole] : kept
  return [...enterpriseRole(person.roles, person.personId), ...own]
}
