import { aField, aFormSchema, zoneClock, type FieldId } from '@atrium/domain-forms'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateAccess, type OwnedRecord } from './access-test'
import { explainAccess } from './explain-access'
import { aFormGrant, anAppRole, anOwnedRecord, aViewer } from './fixtures'
import { type FieldRight, fieldSights, type FormGrant, rightOn, scopesOn } from './form-grant'
import { compileAccess } from './record-access'
import { type RecordAct, recordActs } from './record-act'
import { actsOfLevel, type HeldShare, shareLevels } from './record-share'
import { meToken, type Scope } from './scope'
import type { Viewer } from './viewer'

const people = Array.from({ length: 6 }, (_, at) => `00000000-0000-7000-b000-00000000000${at}`)
const recordIds = Array.from({ length: 4 }, (_, at) => `00000000-0000-7000-c000-00000000000${at}`)
const departments = ['d0', 'd1', 'd2', 'd3']
const owner = aField('person')
const helpers = aField('person', { multiple: true })
const region = aField('single-select')
const place = aField('text')
const pay = aField('number')
const schema = aFormSchema([owner, helpers, region, place, pay])
const context = { schema, now: 0, clock: zoneClock('UTC') }

describe('access to records', () => {
  it('is none without a grant', () => {
    const access = compileAccess([], { ...context, viewer: aViewer() })
    expect(access.create).toBe(false)
    for (const act of recordActs) expect(access.acts[act]).toEqual({ kind: 'nothing' })
  })

  it('to a record that is not seen is no access at all', () => {
    const grant = aFormGrant({ scopes: scopesOn(['edit', 'delete'], [{ kind: 'all' }]) })
    const access = compileAccess([grant], { ...context, viewer: aViewer() })
    expect(access.acts.edit).toEqual({ kind: 'nothing' })
  })

  it('by a scope that names what the form has no longer is none', () => {
    const scopes: Scope[] = [
      { kind: 'joined', fieldIds: ['f_removed'] },
      { kind: 'attribute', fieldId: 'f_removed', attribute: 'post' },
      {
        kind: 'filter',
        filter: { kind: 'condition', field: 'f_removed', comparison: 'not-empty' },
      },
    ]
    const viewer = aViewer({
      attributes: { department: [], post: ['Clerk'], role: [], 'employee-number': [] },
    })
    const access = compileAccess([aFormGrant({ scopes: scopesOn(['view'], scopes) })], {
      ...context,
      viewer,
    })
    expect(access.acts.view).toEqual({ kind: 'nothing' })
  })

  it('adds up over roles: seen by one, edited by another', () => {
    const viewer = aViewer()
    const mine = anOwnedRecord({ ownerId: viewer.personId })
    const other = anOwnedRecord()
    const access = compileAccess(
      [
        aFormGrant({ scopes: scopesOn(['view'], [{ kind: 'all' }]) }),
        aFormGrant({ scopes: scopesOn(['edit'], [{ kind: 'own' }]) }),
      ],
      { ...context, viewer },
    )
    expect(evaluateAccess(access.acts.edit, mine)).toBe(true)
    expect(evaluateAccess(access.acts.edit, other)).toBe(false)
    expect(evaluateAccess(access.acts.view, other)).toBe(true)
  })

  it('shows a field only on the records where a role shows both', () => {
    const viewer = aViewer()
    const hidden: FieldRight = { see: 'no', fill: false, edit: false }
    const access = compileAccess(
      [
        aFormGrant({ scopes: scopesOn(['view'], [{ kind: 'all' }]), fields: { [pay.id]: hidden } }),
        aFormGrant({ scopes: scopesOn(['view'], [{ kind: 'own' }]) }),
      ],
      { ...context, viewer },
    )
    const see = access.fields.get(pay.id)!.see
    expect(evaluateAccess(see, anOwnedRecord({ ownerId: viewer.personId }))).toBe(true)
    expect(evaluateAccess(see, anOwnedRecord())).toBe(false)
    expect([...access.fields.keys()]).not.toContain('unknown')
  })

  it('is what the grants say one by one, whatever they are', () => {
    fc.assert(
      fc.property(anyCase, ({ grants, viewer, records, shares }) => {
        const access = compileAccess(grants, { ...context, viewer }, shares)
        const held = { grants, viewer, shares }
        for (const record of records) {
          for (const act of recordActs) {
            expect(evaluateAccess(access.acts[act], record)).toBe(mayPlainly(held, act, record))
          }
          for (const { id } of schema.fields) {
            const field = access.fields.get(id)
            const { view, edit } = access.acts
            const seen = [field?.see ?? view, field?.reveal ?? view, field?.seeMasked ?? view]
            expect(seen.map((test) => evaluateAccess(test, record))).toEqual(
              [1, 2, 3].map((first) => seesPlainly(held, id, record, fieldSights.slice(0, first))),
            )
            expect(evaluateAccess(field?.edit ?? edit, record)).toBe(editsPlainly(held, id, record))
          }
        }
      }),
      { seed: 11, numRuns: 500 },
    )
  })

  it('is explained by paths exactly where it is given', () => {
    fc.assert(
      fc.property(anyCase, ({ grants, viewer, records, shares }) => {
        const roles = grants.map((grant) => anAppRole({ grants: [grant] }))
        const formId = aFormGrant().formId
        const access = compileAccess(grants, { ...context, viewer }, shares)
        for (const record of records) {
          const of = shares.filter(({ recordIds }) => recordIds.includes(record.id))
          const explained = of.map(({ level }, at) => {
            return { id: `s${at}`, level, subject: { kind: 'everyone' as const } }
          })
          const acts = new Set(
            explainAccess(roles, formId, record, { ...context, viewer, shares: explained }).map(
              ({ act }) => act,
            ),
          )
          for (const act of recordActs) {
            expect(acts.has(act)).toBe(evaluateAccess(access.acts[act], record))
          }
        }
      }),
      { seed: 12, numRuns: 200 },
    )
  })
})

const anyPerson = fc.constantFrom(...people)
const anyDepartments = fc.subarray(departments)

const anyViewer: fc.Arbitrary<Viewer> = fc
  .record({
    personId: anyPerson,
    departmentIds: anyDepartments,
    departmentIdsBelow: anyDepartments,
    directReportIds: fc.subarray(people),
    reportIds: fc.subarray(people),
    post: fc.subarray(['Red', 'Green', 'Clerk']),
  })
  .map(({ post, ...rest }) =>
    aViewer({
      ...rest,
      attributes: { department: [], post, role: [], 'employee-number': [] },
    }),
  )

const anyScope: fc.Arbitrary<Scope> = fc.oneof(
  fc.constant<Scope>({ kind: 'all' }),
  fc.constant<Scope>({ kind: 'own' }),
  fc.constantFrom<Scope>(
    { kind: 'joined', fieldIds: [] },
    { kind: 'joined', fieldIds: [owner.id] },
  ),
  fc.boolean().map((below): Scope => ({ kind: 'department', below })),
  fc.constantFrom<Scope>({ kind: 'reports', depth: 'direct' }, { kind: 'reports', depth: 'all' }),
  fc
    .constantFrom(region.id, place.id)
    .map((fieldId): Scope => ({ kind: 'attribute', fieldId, attribute: 'post' })),
  fc.constant<Scope>({
    kind: 'filter',
    filter: { kind: 'condition', field: helpers.id, comparison: 'in', operand: [meToken] },
  }),
)

const anyRight: fc.Arbitrary<FieldRight> = fc.record({
  see: fc.constantFrom(...fieldSights),
  fill: fc.boolean(),
  edit: fc.boolean(),
})

const anyGrant: fc.Arbitrary<FormGrant> = fc
  .record({
    scopes: fc.array(fc.array(anyScope, { maxLength: 3 }), {
      minLength: recordActs.length,
      maxLength: recordActs.length,
    }),
    fields: fc.dictionary(fc.constantFrom(pay.id, place.id), anyRight),
    create: fc.boolean(),
  })
  .map(({ scopes, fields, create }) =>
    aFormGrant({
      create,
      fields,
      scopes: Object.fromEntries(
        recordActs.map((act, at) => [act, scopes[at] ?? []]),
      ) as FormGrant['scopes'],
    }),
  )

const anyRecord: fc.Arbitrary<OwnedRecord> = fc
  .record({
    id: fc.constantFrom(...recordIds),
    ownerId: anyPerson,
    departmentId: fc.constantFrom(...departments, null),
    owner: fc.subarray(people, { maxLength: 1 }),
    helpers: fc.subarray(people),
    region: fc.constantFrom('o_red0', 'o_green', 'o_blue', null),
    place: fc.constantFrom('Red', 'Clerk', '', null),
  })
  .map((given) =>
    anOwnedRecord({
      id: given.id,
      ownerId: given.ownerId,
      departmentId: given.departmentId,
      values: {
        [owner.id]: given.owner.length > 0 ? given.owner : null,
        [helpers.id]: given.helpers.length > 0 ? given.helpers : null,
        [region.id]: given.region,
        [place.id]: given.place,
      },
    }),
  )

const anyShare: fc.Arbitrary<HeldShare> = fc.record({
  recordIds: fc.subarray(recordIds),
  level: fc.constantFrom(...shareLevels),
  fields: fc.dictionary(fc.constantFrom(pay.id, place.id), anyRight),
})

const anyCase = fc.record({
  shares: fc.array(anyShare, { maxLength: 3 }),
  grants: fc.array(anyGrant, { maxLength: 4 }),
  viewer: anyViewer,
  records: fc.array(anyRecord, { minLength: 1, maxLength: 6 }),
})

interface Held {
  readonly grants: readonly FormGrant[]
  readonly viewer: Viewer
  readonly shares: readonly HeldShare[]
}

function mayPlainly(
  { grants, viewer, shares }: Held,
  act: RecordAct,
  record: OwnedRecord,
): boolean {
  const granted = (wanted: RecordAct) =>
    grants.some((grant) =>
      grant.scopes[wanted].some((scope) => meansPlainly(scope, record, viewer)),
    ) ||
    shares.some(
      ({ recordIds: ids, level }) => ids.includes(record.id) && actsOfLevel(level).includes(wanted),
    )
  return granted('view') && granted(act)
}

/** A role shows a field on the records it shows; a share where it says so, if any role shows it somewhere. */
function seesPlainly(
  { grants, viewer, shares }: Held,
  fieldId: FieldId,
  record: OwnedRecord,
  sights: readonly string[],
): boolean {
  const showing = grants.filter(({ scopes }) => scopes.view.length > 0)
  const shows = (grant: Pick<FormGrant, 'fields'>) => sights.includes(rightOn(grant, fieldId).see)
  const byRole = grants.some(
    (grant) =>
      shows(grant) && grant.scopes.view.some((scope) => meansPlainly(scope, record, viewer)),
  )
  const byShare = shares.some((share) => share.recordIds.includes(record.id) && shows(share))
  return byRole || (byShare && (showing.length === 0 || showing.some(shows)))
}

function editsPlainly(held: Held, fieldId: FieldId, record: OwnedRecord): boolean {
  const { grants, viewer, shares } = held
  const showing = grants.filter(({ scopes }) => scopes.view.length > 0)
  const edits = (grant: Pick<FormGrant, 'fields'>) => rightOn(grant, fieldId).edit
  const byRole = grants.some(
    (grant) =>
      edits(grant) && grant.scopes.edit.some((scope) => meansPlainly(scope, record, viewer)),
  )
  const byShare = shares.some(
    (share) =>
      share.recordIds.includes(record.id) &&
      actsOfLevel(share.level).includes('edit') &&
      edits(share),
  )
  return (
    seesPlainly(held, fieldId, record, ['yes']) &&
    (byRole || (byShare && (showing.length === 0 || showing.some(edits))))
  )
}

function meansPlainly(scope: Scope, record: OwnedRecord, viewer: Viewer): boolean {
  const idsIn = (fieldId: FieldId) => (record.values[fieldId] ?? []) as string[]
  const { personId, attributes } = viewer
  switch (scope.kind) {
    case 'all':
      return true
    case 'own':
      return record.ownerId === personId
    case 'joined':
      return (scope.fieldIds.length === 0 ? [owner.id, helpers.id] : scope.fieldIds).some((id) =>
        idsIn(id).includes(personId),
      )
    case 'department':
      return (scope.below ? viewer.departmentIdsBelow : viewer.departmentIds).some(
        (id) => id === record.departmentId,
      )
    case 'reports':
      return (scope.depth === 'direct' ? viewer.directReportIds : viewer.reportIds).includes(
        record.ownerId,
      )
    case 'attribute': {
      const value = record.values[scope.fieldId]
      const label =
        scope.fieldId === region.id ? labels[typeof value === 'string' ? value : ''] : value
      return typeof label === 'string' && label !== '' && attributes.post.includes(label)
    }
    case 'filter':
      return idsIn(helpers.id).includes(personId)
  }
}

const labels: Readonly<Record<string, string>> = { o_red0: 'Red', o_green: 'Green', o_blue: 'Blue' }
