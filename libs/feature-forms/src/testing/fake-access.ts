import { answer, type Answer } from '@atrium/core-net'
import { explainRecordAccess, recordActs } from '@atrium/domain-access'
import type { OutputOf } from '@atrium/domain-core'
import { aDepartment, listDepartments } from '@atrium/domain-org'
import { carFields } from './car-form'

type Path = OutputOf<typeof explainRecordAccess>['paths'][number]

const sales = aDepartment({ name: 'Sales' })
const clerks = {
  roleId: '00000000-0000-7000-8000-0000000c1e4c',
  roleName: 'Clerks',
  subject: { kind: 'department', id: sales.id, below: true },
} as const

/** Ways by which a car is seen and edited by who is in Sales. */
export const carPaths: readonly Path[] = [
  { ...clerks, act: 'view', scope: { kind: 'own' } },
  { ...clerks, act: 'edit', scope: { kind: 'own' } },
  { ...clerks, act: 'export', scope: { kind: 'joined', fieldIds: [carFields.owner.id] } },
]

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
