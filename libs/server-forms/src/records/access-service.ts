import {
  evaluateAccess,
  type explainRecordAccess,
  type FieldAccess,
  type FormAccess,
  type getFormAccess,
  isSameTest,
  type RecordAccess,
  type RecordAct,
  recordActs,
  type RecordShare,
  type revealField,
} from '@atrium/domain-access'
import type { ParsedOf } from '@atrium/domain-core'
import { type Caller, NotAllowed, NotFound, type Tx } from '@atrium/server-core'
import type { References } from '../references'
import { selectRecordShares } from '../shares/share-store'
import type { RecordTable } from '../tables/record-table'
import { pathsTo, rightsOn } from './record-rights'
import { findSeen, type UseCaseNeeds } from './record-use-case'

export interface AccessServiceNeeds extends UseCaseNeeds {
  readonly references: References
}

export type AccessService = ReturnType<typeof createAccessService>

/** What people may do with a form and its records, told and explained; and masks lifted. */
export function createAccessService(needs: AccessServiceNeeds) {
  const { database, catalog, references } = needs
  return {
    ofForm: ({ formId }: ParsedOf<typeof getFormAccess>, caller: Caller) =>
      database.read(caller, async (tx): Promise<FormAccess> => {
        const rights = await rightsOn(tx, await catalog.table(tx, formId), caller, needs)
        return {
          create: rights.create,
          operations: [...rights.operations],
          acts: byAct((act) => amountOf(rights, act)),
          fields: Object.fromEntries(
            [...rights.fields].map(([id, field]) => [id, fieldAnswer(rights, field)]),
          ),
        }
      }),

    explain: (input: ParsedOf<typeof explainRecordAccess>, caller: Caller) =>
      database.read(caller, async (tx) => {
        const { formId, recordId, personId = caller.personId } = input
        const table = await catalog.table(tx, formId)
        const rights = await rightsOn(tx, table, caller, needs)
        const record = await findSeen(tx, table, recordId, { hold: false, rights })
        const isOther = personId.toLowerCase() !== caller.personId
        if (isOther && !rights.operations.has('configure')) throw new NotAllowed('not-allowed')
        const roles = isOther ? await references.rolesOf(tx, personId) : caller.roles
        const shares = await sharesOf(tx, table, record.id, caller)
        const actor = { personId: personId.toLowerCase(), roles }
        const paths = await pathsTo(tx, table, { actor, record, shares }, needs)
        const allowed = new Set(paths.map(({ act }) => act))
        return { acts: byAct((act) => allowed.has(act)), paths }
      }),

    reveal: ({ formId, recordId, fieldId }: ParsedOf<typeof revealField>, caller: Caller) =>
      database.transaction(caller, async (tx) => {
        const table = await catalog.table(tx, formId)
        const rights = await rightsOn(tx, table, caller, needs)
        const record = await findSeen(tx, table, recordId, { hold: false, rights })
        if (!Object.hasOwn(record.values, fieldId)) throw new NotFound('record-not-found')
        const field = rights.fields.get(fieldId)
        if (field && !evaluateAccess(field.reveal, record)) {
          throw new NotAllowed('record-not-allowed')
        }
        const details = { recordId: record.id, fieldId }
        tx.record({ act: 'forms.reveal-field', entity: 'form', entityId: table.formId, details })
        return { value: record.values[fieldId] ?? null }
      }),
  }

  async function sharesOf(
    tx: Tx,
    { formId }: RecordTable,
    recordId: string,
    caller: Caller,
  ): Promise<RecordShare[]> {
    const asked = { keys: null, now: needs.clock.now(), limit: explainedShares }
    const rows = await selectRecordShares(tx, { formId, recordId }, asked)
    const people = [...new Set(rows.map(({ sharedById }) => sharedById))]
    const names =
      people.length > 0
        ? await references.peopleNames(tx, people, caller.locale)
        : new Map<string, string>()
    return rows.map(({ sharedById, until, sharedAt, ...share }) => ({
      ...share,
      until: until?.toISOString() ?? null,
      sharedAt: sharedAt.toISOString(),
      sharedBy: { id: sharedById, name: names.get(sharedById) ?? '' },
    }))
  }
}

const explainedShares = 1000

function byAct<T>(answer: (act: RecordAct) => T): Record<RecordAct, T> {
  return Object.fromEntries(recordActs.map((act) => [act, answer(act)])) as Record<RecordAct, T>
}

/** Of the records that are seen. */
function amountOf({ acts }: RecordAccess, act: RecordAct): 'all' | 'some' | 'none' {
  if (acts[act].kind === 'nothing') return 'none'
  if (act === 'view') return acts.view.kind === 'everything' ? 'all' : 'some'
  return isSameTest(acts[act], acts.view) ? 'all' : 'some'
}

function fieldAnswer({ acts }: RecordAccess, field: FieldAccess): FormAccess['fields'][string] {
  const { see, reveal, seeMasked, edit, fill } = field
  const sight = () => {
    if (isSameTest(see, acts.view)) return 'all'
    if (see.kind !== 'nothing') return 'some'
    if (reveal.kind !== 'nothing') return 'on-request'
    return seeMasked.kind === 'nothing' ? 'no' : 'masked'
  }
  if (edit.kind === 'nothing') return { see: sight(), fill, edit: 'none' }
  return { see: sight(), fill, edit: isSameTest(edit, acts.edit) ? 'all' : 'some' }
}
