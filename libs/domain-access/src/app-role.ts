import { idSchema } from '@atrium/domain-core'
import { isMeant, subjectSchema, type Standing, type Subject } from '@atrium/domain-org'
import { z } from 'zod'
import { formGrantSchema, scopesOn, type FormGrant } from './form-grant'
import { type FormOperation, formOperations, recordActs } from './record-act'

/** Operators handle members and data, developers build, and neither does the other; custom roles grant form by form. */
export const appRoleKinds = [
  'administrator',
  'operator',
  'developer',
  'read-only',
  'custom',
] as const

export type AppRoleKind = (typeof appRoleKinds)[number]

/** A role of an application: whom it is given to, and what it grants. */
export const appRoleSchema = z.strictObject({
  id: idSchema,
  appId: idSchema,
  kind: z.enum(appRoleKinds),
  name: z.string().trim().min(1).max(60),
  description: z.string().trim().max(200),
  subjects: z.array(subjectSchema).max(500),
  /** Of a custom role; empty for the others. */
  grants: z.array(formGrantSchema).max(500),
})

export type AppRole = z.infer<typeof appRoleSchema>

/** Why a person has a role: the first of its subjects that they are among; null when they have it not. */
export function subjectFor(role: Pick<AppRole, 'subjects'>, standing: Standing): Subject | null {
  return role.subjects.find((subject) => isMeant(subject, standing)) ?? null
}

/** A role that counts: kept, or what an application without roles works by. */
export interface EffectiveRole extends Omit<AppRole, 'kind'> {
  readonly kind: AppRoleKind | 'open'
}

const openOperations: readonly FormOperation[] = ['import', 'batch-edit', 'print']
const administratorOperations: readonly FormOperation[] = ['configure', 'destroy']

/** What a role grants on a form; null for nothing. */
export function grantOn(
  role: Pick<EffectiveRole, 'kind' | 'grants'>,
  formId: string,
): FormGrant | null {
  const everything = [{ kind: 'all' as const }]
  switch (role.kind) {
    case 'administrator':
    case 'operator':
    case 'open':
      return {
        formId,
        create: true,
        scopes: scopesOn(recordActs, everything),
        fields: {},
        operations: operationsOf(role.kind),
      }
    case 'developer':
      return {
        formId,
        create: false,
        scopes: scopesOn([], []),
        fields: {},
        operations: ['configure'],
      }
    case 'read-only':
      return {
        formId,
        create: false,
        scopes: scopesOn(['view'], everything),
        fields: {},
        operations: [],
      }
    case 'custom':
      return role.grants.find((grant) => grant.formId === formId) ?? null
  }
}

function operationsOf(kind: 'administrator' | 'operator' | 'open'): FormOperation[] {
  if (kind === 'open') return [...openOperations]
  return formOperations.filter(
    (operation) => kind === 'administrator' || !administratorOperations.includes(operation),
  )
}
