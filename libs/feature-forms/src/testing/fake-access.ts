import { answer, type Answer } from '@atrium/core-net'
import {
  explainRecordAccess,
  type FormAccess,
  formOperations,
  getFormAccess,
  recordActs,
  type Scope,
} from '@atrium/domain-access'
import type { OutputOf } from '@atrium/domain-core'
import { aDepartment, listDepartments } from '@atrium/domain-org'
import { carFields } from './car-form'

type Path = OutputOf<typeof explainRecordAccess>['paths'][number]

const sales = aDepartment({ name: 'Sales' })
const subject = { kind: 'department', id: sales.id, below: true } as const

function clerks(scope: Scope) {
  const roleId = '00000000-0000-7000-8000-0000000c1e4c'
  return { subject, by: { kind: 'role', roleId, roleName: 'Clerks', scope } } as const
}

/** Ways by which a car is seen and edited by who is in Sales. */
export const carPaths: readonly Path[] = [
  { act: 'view', ...clerks({ kind: 'own' }) },
  { act: 'edit', ...clerks({ kind: 'own' }) },
  { act: 'export', ...clerks({ kind: 'joined', fieldIds: [carFields.owner.id] }) },
]

/** Everything is open, but for these fields. */
export function fakeFormAccess(fields: FormAccess['fields'] = {}): Answer {
  const acts = Object.fromEntries(recordActs.map((act) => [act, 'all'])) as FormAccess['acts']
  return answer(getFormAccess, () => {
    return { create: true, operations: [...formOperations], acts, fields }
  })
}

/** Explains by these paths to oneself; to anybody else chosen nothing is allowed. */
export function fakeAccess(paths: readonly Path[] = carPaths): Answer[] {
  return [
    answer(explainRecordAccess, ({ personId }) => {
      const held = personId ? [] : [...paths]
      return { acts: actsOf(held), paths: held }
    }),
    answer(listDepartments, () => ({ rows: [sales], cut: false })),
  ]
}

function actsOf(paths: readonly Path[]) {
  const allowed = new Set(paths.map(({ act }) => act))
  return Object.fromEntries(recordActs.map((act) => [act, allowed.has(act)])) as OutputOf<
    typeof explainRecordAccess
  >['acts']
}
