import { aField, aFormSchema, zoneClock } from '@atrium/domain-forms'
import { isMeant, type Subject } from '@atrium/domain-org'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateAccess } from './access-test'
import { type AppRole, appRoleKinds, grantOn, subjectFor } from './app-role'
import { effectiveRoles } from './default-role'
import { aFormGrant, anAppRole, anOwnedRecord, aViewer } from './fixtures'
import { fieldSights, scopesOn } from './form-grant'
import { compileAccess } from './record-access'
import { formOperations, recordActs } from './record-act'
import { type Difference, roleChange } from './role-change'
import type { Scope } from './scope'
import type { Viewer } from './viewer'

const people = Array.from({ length: 4 }, (_, at) => `00000000-0000-7000-b000-00000000000${at}`)
const person = (at: number): Subject => ({ kind: 'person', id: people[at] ?? '' })
const pay = aField('number')
const helper = aField('person')
const schema = aFormSchema([pay, helper])
const formId = aFormGrant().formId
const isIn = (all: readonly Difference[], viewer: Viewer) =>
  all.some(
    ({ of, but }) =>
      of.some((each) => isMeant(each, viewer)) && !but.some((each) => isMeant(each, viewer)),
  )
const view = (scopes: Scope[]) => aFormGrant({ scopes: scopesOn(['view'], scopes) })
const who = (at: number) => aViewer({ personId: people[at] ?? '' })

describe('a change of roles', () => {
  it('that changes nothing concerns nobody', () => {
    const roles = [anAppRole({ grants: [view([{ kind: 'own' }])], subjects: [person(0)] })]
    expect(roleChange(roles, roles)).toEqual({ gained: [], lost: [] })
    const renamed = roles.map((role) => ({ ...role, name: 'Other' }))
    expect(roleChange(roles, renamed)).toEqual({ gained: [], lost: [] })
  })

  it('that adds the first one takes from all others what was open', () => {
    const first = anAppRole({ kind: 'operator', subjects: [person(0)] })
    const { gained, lost } = roleChange([], [first])
    expect([0, 1].map((at) => isIn(lost, who(at)))).toEqual([false, true])
    // Operators open the recycle bin, which is not open to everybody.
    expect([0, 1].map((at) => isIn(gained, who(at)))).toEqual([true, false])
  })

  it('takes nothing from who keeps as much by another role', () => {
    const all = anAppRole({ kind: 'read-only', subjects: [person(0)] })
    const own = anAppRole({ grants: [view([{ kind: 'own' }])], subjects: [person(0), person(1)] })
    const { gained, lost } = roleChange([all, own], [all])
    expect(gained).toEqual([])
    expect([0, 1].map((at) => isIn(lost, who(at)))).toEqual([false, true])
  })

  it('of what a role grants concerns its people although they stay the same', () => {
    const role = anAppRole({ grants: [view([{ kind: 'own' }])], subjects: [person(0)] })
    const wider = { ...role, grants: [view([{ kind: 'department', below: false }])] }
    const { gained, lost } = roleChange([role], [wider])
    expect([isIn(gained, who(0)), isIn(lost, who(0))]).toEqual([true, true])
    expect([isIn(gained, who(1)), isIn(lost, who(1))]).toEqual([false, false])
  })

  it('names everybody who may do more or less with any record, whatever the roles', () => {
    fc.assert(
      fc.property(anyRoles, anyRoles, anyViewer, anyRecord, (before, after, viewer, record) => {
        const change = roleChange(before, after)
        const [was, is] = [rightsIn(before, viewer, record), rightsIn(after, viewer, record)]
        const mayMore = [...is].some((right) => !was.has(right))
        const mayLess = [...was].some((right) => !is.has(right))
        const told = [isIn(change.gained, viewer), isIn(change.lost, viewer)]
        expect(told).toEqual([mayMore || told[0], mayLess || told[1]])
      }),
      { seed: 41, numRuns: 600 },
    )
  })
})

type Owned = ReturnType<typeof anOwnedRecord>

/** All that somebody may do with a record, as texts. */
function rightsIn(roles: readonly AppRole[], viewer: Viewer, record: Owned): Set<string> {
  const held = effectiveRoles(roles, { personId: viewer.personId, roles: [] }).filter(
    (role) => subjectFor(role, viewer) !== null,
  )
  const grants = held.flatMap((role) => grantOn(role, formId) ?? [])
  const context = { schema, now: 0, clock: zoneClock('UTC'), viewer }
  const { create, acts, fields, operations } = compileAccess(grants, context)
  const see = fields.get(pay.id)?.see ?? acts.view
  const edit = fields.get(pay.id)?.edit ?? acts.edit
  return new Set([
    ...(create ? ['create'] : []),
    ...operations,
    ...recordActs.filter((act) => evaluateAccess(acts[act], record)),
    ...(evaluateAccess(see, record) ? ['see pay'] : []),
    ...(evaluateAccess(edit, record) ? ['edit pay'] : []),
    ...(held.some(({ kind }) => kind === 'administrator') ? ['manage'] : []),
  ])
}

const anyScope = fc.constantFrom<Scope>(
  { kind: 'all' },
  { kind: 'own' },
  { kind: 'joined', fieldIds: [] },
  { kind: 'joined', fieldIds: [helper.id] },
  { kind: 'department', below: true },
  { kind: 'department', below: false },
  { kind: 'reports', depth: 'direct' },
  { kind: 'reports', depth: 'all' },
)
const anySubject = fc.oneof(
  fc.constant<Subject>({ kind: 'everyone' }),
  fc.constantFrom(0, 1, 2, 3).map(person),
  fc.boolean().map((below): Subject => ({ kind: 'department', id: 'd0', below })),
)
const anyGrant = fc
  .record({
    view: fc.array(anyScope, { maxLength: 2 }),
    edit: fc.array(anyScope, { maxLength: 2 }),
    create: fc.boolean(),
    operations: fc.subarray([...formOperations]),
    right: fc.record({
      see: fc.constantFrom(...fieldSights),
      fill: fc.boolean(),
      edit: fc.boolean(),
    }),
  })
  .map(({ view: seen, edit, right, ...more }) =>
    aFormGrant({
      ...more,
      scopes: { ...scopesOn(['view'], seen), edit },
      fields: { [pay.id]: right },
    }),
  )
const anyRoles = fc.array(
  fc
    .record({
      kind: fc.constantFrom(...appRoleKinds, 'custom' as const, 'custom' as const),
      subjects: fc.array(anySubject, { maxLength: 2 }),
      grants: fc.array(anyGrant, { maxLength: 1 }),
    })
    .map(({ kind, subjects, grants }) =>
      anAppRole({ kind, subjects, grants: kind === 'custom' ? grants : [] }),
    ),
  { maxLength: 3 },
)
const anyViewer = fc
  .record({
    personId: fc.constantFrom(...people),
    departmentIds: fc.subarray(['d0', 'd1']),
    departmentIdsAbove: fc.subarray(['d0']),
    departmentIdsBelow: fc.subarray(['d0', 'd1']),
    reportIds: fc.subarray(people),
  })
  .map((given) =>
    aViewer({
      ...given,
      // What a person stands in lies above and below them too.
      departmentIdsAbove: [...new Set([...given.departmentIds, ...given.departmentIdsAbove])],
      departmentIdsBelow: [...new Set([...given.departmentIds, ...given.departmentIdsBelow])],
      directReportIds: given.reportIds.slice(0, 1),
    }),
  )
const anyRecord = fc
  .record({
    ownerId: fc.constantFrom(...people),
    departmentId: fc.constantFrom('d0', 'd1', null),
    helper: fc.subarray(people, { minLength: 1, maxLength: 1 }),
  })
  .map(({ helper: named, ...more }) => anOwnedRecord({ ...more, values: { [helper.id]: named } }))
