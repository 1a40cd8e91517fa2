import type { ParsedOf } from '@atrium/domain-core'
import {
  type addDepartment,
  type changeDepartment,
  checkDepartmentMove,
  type deleteDepartment,
  type Department,
  departmentDepth,
  departmentLimit,
  type moveDepartment,
} from '@atrium/domain-org'
import { type Caller, type Clock, Conflict, type Database, type Tx } from '@atrium/server-core'
import { refuseChangedMeanwhile } from '../changed-meanwhile'
import { holdOrganisation } from '../hold-organisation'
import { requireManaged } from '../managed-scope'
import { requireMembers } from '../members/member-store'
import { announceOrganisation } from '../org-events'
import { refusingTaken } from '../taken'
import {
  arrangeDepartments,
  countByDepartment,
  deleteDepartmentRow,
  findDepartment,
  insertDepartment,
  isDepartmentInUse,
  selectDepartments,
  updateDepartment,
} from './department-store'

export interface DepartmentNeeds {
  readonly database: Database
  readonly clock: Clock
}

export type DepartmentService = ReturnType<typeof createDepartmentService>

/** The tree of departments; who changes it waits for whoever else does. */
export function createDepartmentService({ database, clock }: DepartmentNeeds) {
  return {
    list: (caller: Caller) =>
      database.read(caller, async (tx) => {
        const [departments, people] = await Promise.all([
          selectDepartments(tx),
          countByDepartment(tx),
        ])
        const rows = departments.map((each) => ({ ...each, people: people.get(each.id) ?? 0 }))
        return { rows, cut: rows.length === departmentLimit }
      }),

    add: ({ parentId, ...draft }: ParsedOf<typeof addDepartment>, caller: Caller) =>
      changing(database, caller, async (tx) => {
        await requireManaged(tx, caller, [parentId])
        const id = clock.newId()
        const departments = await selectDepartments(tx)
        if (departments.length >= departmentLimit) {
          throw new Conflict('too-many-departments', { max: departmentLimit })
        }
        refuseMove([...departments, { id, parentId: null }], { id, parentId })
        await requireMembers(tx, draft.headIds, 'headIds')
        await insertDepartment(tx, { ...draft, id, parentId })
        return told(tx, 'add', id, { name: draft.name })
      }),

    change: ({ departmentId, was, ...change }: ParsedOf<typeof changeDepartment>, caller: Caller) =>
      changing(database, caller, async (tx) => {
        const before = await findDepartment(tx, departmentId)
        await requireManaged(tx, caller, [before.id])
        refuseChangedMeanwhile(was, {
          name: before.name,
          code: before.code,
          headIds: before.headIds,
        })
        const { name = before.name, code = before.code, headIds = before.headIds } = change
        if (change.headIds) await requireMembers(tx, headIds, 'headIds')
        await updateDepartment(tx, { ...before, name, code, headIds })
        return told(tx, 'change', before.id, {
          before: { name: before.name, code: before.code, headIds: before.headIds },
          after: { name, code, headIds },
        })
      }),

    move: (input: ParsedOf<typeof moveDepartment>, caller: Caller) =>
      changing(database, caller, async (tx) => {
        const { parentId, beforeId } = input
        const before = await findDepartment(tx, input.departmentId)
        await requireManaged(tx, caller, [before.id, before.parentId, parentId])
        const departments = await selectDepartments(tx)
        refuseMove(departments, { id: before.id, parentId })
        await updateDepartment(tx, { ...before, parentId })
        const siblings = departments
          .filter((each) => each.parentId === parentId && each.id !== before.id)
          .map((each) => each.id)
        const at = beforeId === null ? -1 : siblings.indexOf(beforeId)
        siblings.splice(at === -1 ? siblings.length : at, 0, before.id)
        await arrangeDepartments(tx, siblings)
        return told(tx, 'move', before.id, {
          name: before.name,
          from: before.parentId,
          to: parentId,
        })
      }),

    remove: ({ departmentId }: ParsedOf<typeof deleteDepartment>, caller: Caller) =>
      changing(database, caller, async (tx) => {
        const { id, name, parentId } = await findDepartment(tx, departmentId)
        await requireManaged(tx, caller, [id, parentId])
        if (await isDepartmentInUse(tx, id)) throw new Conflict('department-in-use')
        await deleteDepartmentRow(tx, id)
        record(tx, 'delete', id, { name })
        return {}
      }),
  }
}

function changing<T>(database: Database, caller: Caller, work: (tx: Tx) => Promise<T>): Promise<T> {
  return refusingTaken(() =>
    database.transaction(caller, async (tx) => {
      await holdOrganisation(tx)
      return work(tx)
    }),
  )
}

type Branch = Pick<Department, 'id' | 'parentId'>

function refuseMove(departments: readonly Branch[], move: Branch): void {
  const checked = checkDepartmentMove(new Map(departments.map((each) => [each.id, each])), move)
  if (!checked.ok) throw new Conflict(checked.rejection.code, { max: departmentDepth })
}

async function told(tx: Tx, act: string, id: string, details: object): Promise<Department> {
  record(tx, act, id, details)
  return findDepartment(tx, id)
}

function record(tx: Tx, act: string, id: string, details: object): void {
  tx.record({ act: `org.${act}-department`, entity: 'department', entityId: id, details })
  announceOrganisation(tx, 'department', act === 'delete' ? 'removed' : 'changed', [id])
}
