import type { FieldId } from '@atrium/domain-forms'
import type { Subject } from '@atrium/domain-org'
import { type AppRole, type EffectiveRole, grantOn } from './app-role'
import { openRole } from './default-role'
import { rightOn } from './form-grant'
import { includesScope } from './includes-scope'
import { formOperations, type FormOperation, type RecordAct, recordActs } from './record-act'
import type { Scope } from './scope'

/** Those who are among `of` and not among `but`. */
export interface Difference {
  readonly of: readonly Subject[]
  readonly but: readonly Subject[]
}

/** Who may do more and who less by other roles: the people of any of the differences. */
export interface RoleChange {
  readonly gained: readonly Difference[]
  readonly lost: readonly Difference[]
}

/**
 * What another set of roles changes for people, whatever else they have: who keeps a right by another role does not lose it.
 * Both sets are of one application; without any role it is open to everybody.
 */
export function roleChange(before: readonly AppRole[], after: readonly AppRole[]): RoleChange {
  const [was, is] = [before, after].map((roles): readonly EffectiveRole[] =>
    roles.length === 0 ? [openRole] : roles,
  ) as [readonly EffectiveRole[], readonly EffectiveRole[]]
  const changed = [
    ...was.filter((role) => !isIn(role, is)),
    ...is.filter((role) => !isIn(role, was)),
  ]
  const fields = fieldsNamed([...was, ...is])
  const rights = distinctRights(changed.flatMap((role) => rightsOf(role, fields)))
  const holders = (roles: readonly EffectiveRole[], right: Right) =>
    distinctSubjects(
      roles.filter((role) => grants(role, right)).flatMap(({ subjects }) => subjects),
    )
  const pairs = rights.map((right) => ({ was: holders(was, right), is: holders(is, right) }))
  return {
    gained: differences(pairs.map((pair) => ({ of: pair.is, but: pair.was }))),
    lost: differences(pairs.map((pair) => ({ of: pair.was, but: pair.is }))),
  }
}

/** One thing that a role allows. Without a form it is allowed on every form. */
type Right =
  | { readonly kind: 'manage' }
  | { readonly kind: 'create'; readonly formId: string | null }
  | {
      readonly kind: 'operation'
      readonly formId: string | null
      readonly operation: FormOperation
    }
  | {
      readonly kind: 'act'
      readonly formId: string | null
      readonly act: RecordAct
      readonly scope: Scope
    }
  | {
      readonly kind: 'field'
      readonly formId: string
      readonly fieldId: FieldId
      readonly may: 'see' | 'reveal' | 'outline' | 'edit'
      readonly scope: Scope
    }
  | { readonly kind: 'fill'; readonly formId: string; readonly fieldId: FieldId }

/** The fields that any of the roles treats on its own, form by form. */
type NamedFields = ReadonlyMap<string, ReadonlySet<FieldId>>

function fieldsNamed(roles: readonly EffectiveRole[]): NamedFields {
  const named = new Map<string, Set<FieldId>>()
  for (const { formId, fields } of roles.flatMap((role) => role.grants)) {
    const known = named.get(formId) ?? new Set<FieldId>()
    named.set(formId, new Set([...known, ...Object.keys(fields)]))
  }
  return named
}

function rightsOf(role: EffectiveRole, named: NamedFields): Right[] {
  const formIds = role.kind === 'custom' ? role.grants.map(({ formId }) => formId) : [null]
  const rights = formIds.flatMap((formId) => rightsOnForm(role, formId))
  const fieldForms = role.kind === 'custom' ? role.grants.map(({ formId }) => formId) : named.keys()
  for (const formId of fieldForms) {
    for (const fieldId of named.get(formId) ?? []) {
      rights.push({ kind: 'fill', formId, fieldId }, ...fieldRights(role, formId, fieldId))
    }
  }
  return role.kind === 'administrator' ? [...rights, { kind: 'manage' }] : rights
}

function rightsOnForm(role: EffectiveRole, formId: string | null): Right[] {
  const grant = grantOn(role, formId ?? '')
  if (!grant) return []
  return [
    { kind: 'create', formId },
    ...formOperations.map((operation): Right => ({ kind: 'operation', formId, operation })),
    ...recordActs.flatMap((act) =>
      grant.scopes[act].map((scope): Right => ({ kind: 'act', formId, act, scope })),
    ),
  ]
}

function fieldRights(role: EffectiveRole, formId: string, fieldId: FieldId): Right[] {
  const scopes = grantOn(role, formId)?.scopes
  if (!scopes) return []
  const on = (may: 'see' | 'reveal' | 'outline' | 'edit', where: readonly Scope[]) =>
    where.map((scope): Right => ({ kind: 'field', formId, fieldId, may, scope }))
  return [
    ...(['see', 'reveal', 'outline'] as const).flatMap((may) => on(may, scopes.view)),
    ...on('edit', scopes.edit),
  ]
}

/** Whether a role allows it, by itself. */
function grants(role: EffectiveRole, right: Right): boolean {
  if (right.kind === 'manage') return role.kind === 'administrator'
  if (right.formId === null && role.kind === 'custom') return false
  const grant = grantOn(role, right.formId ?? '')
  if (!grant) return false
  switch (right.kind) {
    case 'create':
      return grant.create
    case 'operation':
      return grant.operations.includes(right.operation)
    case 'act':
      return grant.scopes[right.act].some((scope) => includesScope(scope, right.scope))
    case 'fill':
      return grant.create && rightOn(grant, right.fieldId).fill
    case 'field': {
      const held = rightOn(grant, right.fieldId)
      const allowed = {
        see: held.see === 'yes',
        reveal: held.see === 'yes' || held.see === 'on-request',
        outline: held.see !== 'no',
        edit: held.edit,
      }
      const scopes = grant.scopes[right.may === 'edit' ? 'edit' : 'view']
      return allowed[right.may] && scopes.some((scope) => includesScope(scope, right.scope))
    }
  }
}

function isIn(role: EffectiveRole, roles: readonly EffectiveRole[]): boolean {
  return roles.some((other) => other === role || textOf(other) === textOf(role))
}

function textOf({ kind, subjects, grants: given }: EffectiveRole): string {
  return JSON.stringify([kind, subjects, kind === 'custom' ? given : []])
}

function distinctRights(rights: readonly Right[]): Right[] {
  return [...new Map(rights.map((right) => [JSON.stringify(right), right])).values()]
}

function distinctSubjects(subjects: readonly Subject[]): Subject[] {
  const all = new Map(subjects.map((subject) => [JSON.stringify(subject), subject]))
  return [...all].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, subject]) => subject)
}

/** Alike ones once, and none that nobody can be in. */
function differences(all: readonly Difference[]): Difference[] {
  const possible = all.filter(
    ({ of, but }) =>
      !but.some(({ kind }) => kind === 'everyone') &&
      of.some((subject) => !but.some((other) => JSON.stringify(other) === JSON.stringify(subject))),
  )
  return [...new Map(possible.map((each) => [JSON.stringify(each), each])).values()]
}
