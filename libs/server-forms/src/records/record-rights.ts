import {
  type EffectiveRole,
  compileAccess,
  effectiveRoles,
  evaluateAccess,
  explainAccess,
  type explainRecordAccess,
  everything,
  type FormGrant,
  grantOn,
  isSameTest,
  maskText,
  nothing,
  type OwnedRecord,
  type RecordAccess,
  type RecordShare,
  type ScopeContext,
  subjectFor,
  subjectKey,
  subjectKeysOf,
} from '@atrium/domain-access'
import type { OutputOf, Role } from '@atrium/domain-core'
import { lendAccess } from '@atrium/domain-delegation'
import { fieldOf, type FormRecord, type Value } from '@atrium/domain-forms'
import type { Clock, Mandate, Tx } from '@atrium/server-core'
import type { RightsSource } from '../shares/rights-source'
import type { RecordTable } from '../tables/record-table'
import { type ClockOf, freshClock } from './clock-of'

/** Whoever acts: a caller, or a person a job works for. */
export interface Actor {
  readonly personId: string
  readonly roles: readonly Role[]
  /** What of the person's rights is lent to whoever acts for them. */
  readonly mandate?: Mandate
}

export interface RightsNeeds {
  readonly access: RightsSource
  readonly clock: Clock
  readonly clockOf?: ClockOf
}

/** The zone that days of a role's own filters are counted in. */
const roleTimeZone = 'Asia/Shanghai'

/** What somebody may do with the records of a form, by the roles of its application. */
export async function rightsOn(
  tx: Tx,
  table: RecordTable,
  actor: Actor,
  needs: RightsNeeds,
): Promise<RecordAccess> {
  const { context, held } = await standingOf(tx, table, actor, needs)
  const shares = await needs.access.sharesOf(tx, table.formId, context.viewer)
  const grants = held.flatMap((role): FormGrant[] => {
    const grant = subjectFor(role, context.viewer) === null ? null : grantOn(role, table.formId)
    return grant ? [grant] : []
  })
  const access = compileAccess(grants, context, shares)
  return actor.mandate ? lendAccess(access, actor.mandate, table.appId) : access
}

type ExplainedPath = OutputOf<typeof explainRecordAccess>['paths'][number]

/** By which roles, scopes and shares somebody may do what with a record. */
export async function pathsTo(
  tx: Tx,
  table: RecordTable,
  { actor, record, shares }: Explained,
  needs: RightsNeeds,
): Promise<ExplainedPath[]> {
  const { context, held } = await standingOf(tx, table, actor, needs)
  const names = new Map(held.map(({ id, name }) => [id, name]))
  const kept = new Map(shares.map((share) => [share.id, share]))
  const keys = new Set(subjectKeysOf(context.viewer))
  const mine = shares.filter(({ subject }) => keys.has(subjectKey(subject)))
  const paths = explainAccess(held, table.formId, record, { ...context, shares: mine })
  return paths.flatMap(({ act, subject, by }): ExplainedPath[] => {
    if (by.kind === 'role') {
      const roleName = names.get(by.roleId) ?? ''
      const roleId = roleName === '' ? null : by.roleId
      return [{ act, subject, by: { ...by, roleId, roleName } }]
    }
    const share = kept.get(by.shareId)
    return share ? [{ act, subject, by: { kind: 'share', ...share } }] : []
  })
}

interface Explained {
  readonly actor: Actor
  readonly record: OwnedRecord
  /** All of the record's. */
  readonly shares: readonly RecordShare[]
}

/** The roles that count for somebody in the form's application, and what their scopes are compiled with. */
async function standingOf(
  tx: Tx,
  table: RecordTable,
  actor: Actor,
  { access, clock, clockOf = freshClock }: RightsNeeds,
): Promise<{ readonly context: ScopeContext; readonly held: readonly EffectiveRole[] }> {
  const [viewer, kept] = [
    await access.viewer(tx, actor.personId),
    await access.rolesOf(tx, table.appId),
  ]
  const zone = clockOf(roleTimeZone)
  if (!zone) throw new Error(`${roleTimeZone} is no time zone here`)
  return {
    context: { schema: table.schema, viewer, now: clock.now().getTime(), clock: zone },
    held: effectiveRoles(kept, actor),
  }
}

/** What keepers of the recycle bin may do with what is in it. */
export const keeperRights: RecordAccess = {
  create: false,
  acts: {
    view: everything,
    edit: nothing,
    delete: everything,
    share: nothing,
    'hand-over': nothing,
    export: everything,
    monitor: nothing,
  },
  fields: new Map(),
  operations: new Set(['recycle']),
}

/** Whether a field is seen wherever its record is. */
export function isFieldSeen(rights: RecordAccess, fieldId: string): boolean {
  const field = rights.fields.get(fieldId)
  return !field || isSameTest(field.see, rights.acts.view)
}

/** Whether a field is edited wherever its record is. */
export function isFieldEdited(rights: RecordAccess, fieldId: string): boolean {
  const field = rights.fields.get(fieldId)
  return !field || isSameTest(field.edit, rights.acts.edit)
}

/** The record as its reader may see it: values of other fields are outlined or left out. */
export function veiled<Kept extends OwnedRecord>(
  table: RecordTable,
  rights: RecordAccess,
  record: Kept,
): Kept {
  if (rights.fields.size === 0) return record
  const values = Object.fromEntries(
    Object.entries(record.values).map(([id, value]) => {
      const field = rights.fields.get(id)
      if (!field || evaluateAccess(field.see, record)) return [id, value]
      const masked = evaluateAccess(field.seeMasked, record)
      return [id, masked ? outline(table, id, value) : null]
    }),
  )
  return { ...record, values }
}

/** Fields of a change that the actor may not edit in the record; of a new one, that may not be filled. */
export function closedFields(
  rights: RecordAccess,
  fieldIds: readonly string[],
  record: OwnedRecord | null,
): string[] {
  return fieldIds.filter((id) => {
    const field = rights.fields.get(id)
    if (!field) return false
    return record ? !evaluateAccess(field.edit, record) : !field.fill
  })
}

function outline({ schema }: RecordTable, fieldId: string, value: Value): Value {
  const kind = fieldOf(schema, fieldId)?.kind
  const isText = kind === 'text' || kind === 'long-text'
  return isText && typeof value === 'string' && value !== '' ? maskText(value) : null
}

/** A record and whom it belongs to, as the evaluator wants it. */
export function owned(record: FormRecord): OwnedRecord {
  const { ownerId = record.createdBy, departmentId = null } = record
  return { ...record, ownerId, departmentId }
}
