import type { FieldId } from '@atrium/domain-forms'
import { type AccessTest, allOfTests, anyOf, isSameTest, nothing } from './access-test'
import { compileScope, type ScopeContext } from './compile-scope'
import { bestRight, type FieldRight, type FormGrant, leastRight, rightOn } from './form-grant'
import { type FormOperation, type RecordAct, recordActs } from './record-act'
import { actsOfLevel, type HeldShare } from './record-share'

/** What one person may do with the records of one form. */
export interface RecordAccess {
  readonly create: boolean
  /** The records each act is allowed on. Who does not see a record does nothing with it. */
  readonly acts: Readonly<Record<RecordAct, AccessTest>>
  /** The fields that are not simply open wherever the record is. */
  readonly fields: ReadonlyMap<FieldId, FieldAccess>
  readonly operations: ReadonlySet<FormOperation>
}

export interface FieldAccess {
  /** Where the value is seen. */
  readonly see: AccessTest
  /** Where its outline may be lifted. */
  readonly reveal: AccessTest
  /** Where at least its outline is seen. */
  readonly seeMasked: AccessTest
  /** Where it may be changed. */
  readonly edit: AccessTest
  /** Whether it may be filled in a new record. */
  readonly fill: boolean
}

/**
 * What grants of several roles come to together: an act is allowed where one of them allows it. A field is open where a role that
 * shows the record also shows the field: seeing all records by one role and a salary on the own ones by another
 * shows no other salary. A share opens records, never fields: they show what one of the person's roles shows somewhere, and
 * what who shared them could see.
 */
export function compileAccess(
  grants: readonly FormGrant[],
  context: ScopeContext,
  shares: readonly HeldShare[] = [],
): RecordAccess {
  const compiled = [
    ...grants.map((grant) => compileGrant(grant, context)),
    ...shares.map((share) => compileShare(share, grants)),
  ]
  const view = anyOf(compiled.map((each) => each.meant.view))
  const acts = Object.fromEntries(
    recordActs.map((act) => [
      act,
      allOfTests([view, anyOf(compiled.map((each) => each.meant[act]))]),
    ]),
  ) as Record<RecordAct, AccessTest>
  const fields = new Map(
    context.schema.fields.flatMap(({ id }) => {
      const access = fieldAccess(id, compiled)
      return isOpen(access, acts) ? [] : [[id, access] as const]
    }),
  )
  return {
    create: grants.some((grant) => grant.create),
    acts,
    fields,
    operations: new Set(grants.flatMap((grant) => grant.operations)),
  }
}

interface CompiledGrant {
  readonly create: boolean
  readonly rightOn: (fieldId: FieldId) => FieldRight
  /** The records that its scopes mean, act by act. */
  readonly meant: Readonly<Record<RecordAct, AccessTest>>
}

function compileGrant(grant: FormGrant, context: ScopeContext): CompiledGrant {
  const meant = Object.fromEntries(
    recordActs.map((act) => [
      act,
      anyOf(grant.scopes[act].map((scope) => compileScope(scope, context))),
    ]),
  ) as Record<RecordAct, AccessTest>
  return { create: grant.create, rightOn: (fieldId) => rightOn(grant, fieldId), meant }
}

function compileShare(share: HeldShare, grants: readonly FormGrant[]): CompiledGrant {
  const shared: AccessTest = { kind: 'record', ids: share.recordIds, share }
  const allowed = new Set(actsOfLevel(share.level))
  const showing = grants.filter(({ scopes }) => scopes.view.length > 0)
  return {
    create: false,
    rightOn(fieldId) {
      const given = rightOn(share, fieldId)
      if (showing.length === 0) return given
      return leastRight(given, bestRight(showing.map((grant) => rightOn(grant, fieldId))))
    },
    meant: Object.fromEntries(
      recordActs.map((act) => [act, allowed.has(act) ? shared : nothing]),
    ) as Record<RecordAct, AccessTest>,
  }
}

function fieldAccess(id: FieldId, compiled: readonly CompiledGrant[]): FieldAccess {
  const where = (act: RecordAct, granted: (right: FieldRight) => boolean) =>
    anyOf(compiled.filter((each) => granted(each.rightOn(id))).map(({ meant }) => meant[act]))
  const see = where('view', (right) => right.see === 'yes')
  return {
    see,
    reveal: where('view', (right) => right.see === 'yes' || right.see === 'on-request'),
    seeMasked: where('view', (right) => right.see !== 'no'),
    edit: allOfTests([see, where('edit', (right) => right.edit)]),
    fill: compiled.some((each) => each.create && each.rightOn(id).fill),
  }
}

function isOpen(access: FieldAccess, acts: Readonly<Record<RecordAct, AccessTest>>): boolean {
  return isSameTest(access.see, acts.view) && isSameTest(access.edit, acts.edit) && access.fill
}
