import type { FieldIssue, StoredFile } from '@atrium/domain-core'
import {
  checkRecord,
  type Field,
  fieldOf,
  type FormRecord,
  normalizeValue,
  type Value,
  type Values,
} from '@atrium/domain-forms'
import { type Clock, InvalidInput, type Tx } from '@atrium/server-core'
import type { References } from '../references'
import type { RightsSource } from '../shares/rights-source'
import type { RecordTable } from '../tables/record-table'
import type { TableCatalog } from '../tables/table-catalog'
import type { ClockOf } from './clock-of'
import { type Actor, rightsOn } from './record-rights'
import { existingRecords } from './record-store'

export interface ValueNeeds {
  readonly references: References
  readonly catalog: TableCatalog
  readonly access: RightsSource
  readonly clock: Clock
  readonly clockOf?: ClockOf
  /** Who writes: a record that they do not see is as unknown as one that is not there. */
  readonly actor: Actor
}

/** Writes values the one way they are stored; ids of fields that the form does not have pass, to be refused by the check. */
export function normalizeValues(table: RecordTable, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => {
      const field = fieldOf(table.schema, id)
      return [id, field ? normalizeValue(field, value) : value]
    }),
  )
}

/**
 * Refuses values that the form's rules or the space's people, records and files do not allow, and answers them as they
 * are to be stored: a file as it is known here, whatever the caller said of it.
 * @param changes Normalised.
 * @param record As it is before them; null for one that is new.
 */
export async function acceptValues(
  tx: Tx,
  table: RecordTable,
  changes: Values,
  record: Pick<FormRecord, 'id' | 'values'> | null,
  needs: ValueNeeds,
): Promise<Values> {
  const before = record?.values ?? null
  const issues = checkRecord(table.schema, { ...before, ...changes }, before ?? {}).filter(
    (issue) => before === null || concerns(issue, changes),
  )
  if (issues.length > 0) {
    throw new InvalidInput(
      issues.map((issue) => naming(table, issue)),
      'record-invalid',
    )
  }
  const fresh = table.schema.fields.flatMap((field) => {
    const ids = newIds(changes[field.id] ?? null, before?.[field.id] ?? null)
    return ids.length > 0 ? [{ field, ids }] : []
  })
  const people = await missingPeople(tx, fresh, needs)
  const records = await missingRecords(tx, fresh, needs)
  const held = { formId: table.formId, recordId: record?.id ?? null }
  const files = await attachmentsOf(tx, fresh, held, needs)
  const unknown = [...people, ...records, ...files.issues]
  if (unknown.length > 0) throw new InvalidInput(unknown, 'record-invalid')
  return withStoredFiles(table, changes, before, files.stored)
}

/** People know the field compared with by its label. */
function naming({ schema }: RecordTable, issue: FieldIssue): FieldIssue {
  if (!issue.code.startsWith('compare-')) return issue
  const compared = fieldOf(schema, String(issue.params?.['field']))
  return { ...issue, params: { field: compared?.label ?? '' } }
}

interface FreshIds {
  readonly field: Field
  readonly ids: readonly string[]
}

/** A change is answerable for its own fields and for comparisons with them, not for what the record lacked before. */
function concerns(issue: FieldIssue, changes: Values): boolean {
  const id = String(issue.path[1])
  if (Object.hasOwn(changes, id)) return true
  const compared = issue.params?.['field']
  return issue.code.startsWith('compare-') && Object.hasOwn(changes, String(compared))
}

function newIds(value: Value, before: Value): string[] {
  const known = new Set(idsOf(before))
  return idsOf(value).filter((id) => !known.has(id))
}

function idsOf(value: Value): string[] {
  if (!Array.isArray(value)) return []
  return value.map((item) => (typeof item === 'string' ? item : item.id))
}

async function missingPeople(tx: Tx, fresh: readonly FreshIds[], needs: ValueNeeds) {
  const asked = fresh.filter(({ field }) => field.kind === 'person')
  if (asked.length === 0) return []
  const ids = [...new Set(asked.flatMap((one) => one.ids))]
  const active = await needs.references.activePeople(tx, ids)
  return issuesOf(asked, 'person-unknown', (id) => active.has(id))
}

async function missingRecords(tx: Tx, fresh: readonly FreshIds[], needs: ValueNeeds) {
  const byForm = Map.groupBy(
    fresh.filter(({ field }) => field.kind === 'relation'),
    ({ field }) => (field.kind === 'relation' ? field.formId : ''),
  )
  if (byForm.size === 0) return []
  const tables = await needs.catalog.tables(tx, [...byForm.keys()])
  const issues: FieldIssue[] = []
  for (const [formId, asked] of byForm) {
    const table = tables.get(formId)
    const ids = asked.flatMap((one) => one.ids)
    const found = table ? await seenRecords(tx, table, ids, needs) : new Set<string>()
    issues.push(...issuesOf(asked, 'record-unknown', (id) => found.has(id)))
  }
  return issues
}

async function seenRecords(
  tx: Tx,
  table: RecordTable,
  ids: readonly string[],
  needs: ValueNeeds,
): Promise<Set<string>> {
  const { acts } = await rightsOn(tx, table, needs.actor, needs)
  return existingRecords(tx, table, ids, acts.view)
}

async function attachmentsOf(
  tx: Tx,
  fresh: readonly FreshIds[],
  record: Parameters<References['attachments']>[2],
  needs: ValueNeeds,
) {
  const asked = fresh.filter(({ field }) => field.kind === 'attachment')
  if (asked.length === 0) return { stored: new Map<string, StoredFile>(), issues: [] }
  const ids = [...new Set(asked.flatMap((one) => one.ids))]
  const stored = await needs.references.attachments(tx, ids, record)
  return { stored, issues: issuesOf(asked, 'file-unknown', (id) => stored.has(id)) }
}

function issuesOf(
  asked: readonly FreshIds[],
  code: string,
  isKnown: (id: string) => boolean,
): FieldIssue[] {
  return asked
    .filter(({ ids }) => !ids.every(isKnown))
    .map(({ field }) => ({ path: ['values', field.id], code }))
}

function withStoredFiles(
  table: RecordTable,
  changes: Values,
  before: Values | null,
  stored: ReadonlyMap<string, StoredFile>,
): Values {
  const attachments = table.schema.fields.filter((field) => field.kind === 'attachment')
  const held = new Map(stored)
  for (const field of attachments)
    filesIn(before?.[field.id] ?? null).forEach((f) => held.set(f.id, f))
  const accepted = { ...changes }
  for (const { id } of attachments) {
    const files = filesIn(changes[id] ?? null)
    if (files.length > 0) accepted[id] = files.map((file) => held.get(file.id) ?? file)
  }
  return accepted
}

function filesIn(value: Value): StoredFile[] {
  return Array.isArray(value) ? value.filter((item) => typeof item !== 'string') : []
}
