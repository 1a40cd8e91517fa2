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
import { changedNames } from '../kept-names'
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
          selectDepartments(tx, caller.locale),
          countByDepartment(tx),
        ])
        const rows = departments.map((each) => ({ ...each, people: people.get(each.id) ?? 0 }))
        return { rows, cut: rows.length === departmentLimit }
      }),

    add: ({ parentId, name, nameEn, ...draft }: ParsedOf<typeof addDepartment>, caller: Caller) =>
      changing(database, caller, async (tx) => {
        await requireManaged(tx, caller, [parentId])
        const id = clock.newId()
        const departments = await selectDepartments(tx, caller.locale)
        if (departments.length >= departmentLimit) {
          throw new Conflict('too-many-departments', { max: departmentLimit })
        }
        refuseMove([...departments, { id, parentId: null }], { id, parentId })
        await requireMembers(tx, draft.headIds, 'headIds')
        await insertDepartment(tx, { ...draft, names: { name, nameEn }, id, parentId })
        record(tx, 'add', id, { name })
        return findDepartment(tx, id, caller.locale)
      }),

    change: ({ departmentId, was, ...change }: ParsedOf<typeof changeDepartment>, caller: Caller) =>
      changing(database, caller, async (tx) => {
        const before = await findDepartment(tx, departmentId, caller.locale)
        await requireManaged(tx, caller, [before.id])
        refuseChangedMeanwhile(was, {
          ...before.names,
          code: before.code,
          headIds: before.headIds,
        })
        const { code = before.code, headIds = before.headIds } = change
        const names = changedNames(before.names, change)
        if (change.headIds) await requireMembers(tx, headIds, 'headIds')
        await updateDepartment(tx, { ...before, names, code, headIds })
        record(tx, 'change', before.id, {
          before: { ...before.names, code: before.code, headIds: before.headIds },
          after: { ...names, code, headIds },
        })
        return findDepartment(tx, before.id, caller.locale)
      }),

    move: (input: ParsedOf<typeof moveDepartment>, caller: Caller) =>
      changing(database, caller, async (tx) => {
        const { parentId, beforeId } = input
        const before = await findDepartment(tx, input.departmentId, caller.locale)
        await requireManaged(tx, caller, [before.id, before.parentId, parentId])
        const departments = await selectDepartments(tx, caller.locale)
        refuseMove(departments, { id: before.id, parentId })
        await updateDepartment(tx, { ...before, parentId })
        const siblings = departments
          .filter((each) => each.parentId === parentId && each.id !== before.id)
          .map((each) => each.id)
        const at = beforeId === null ? -1 : siblings.indexOf(beforeId)
        siblings.splice(at === -1 ? siblings.length : at, 0, before.id)
        await arrangeDepartments(tx, siblings)
        record(tx, 'move', before.id, {
          name: before.names.name,
          from: before.parentId,
          to: parentId,
        })
        return findDepartment(tx, before.id, caller.locale)
      }),

    remove: ({ departmentId }: ParsedOf<typeof deleteDepartment>, caller: Caller) =>
      changing(database, caller, async (tx) => {
        const { id, names, parentId } = await findDepartment(tx, departmentId, caller.locale)
        await requireManaged(tx, caller, [id, parentId])
        if (await isDepartmentInUse(tx, id)) throw new Conflict('department-in-use')
        await deleteDepartmentRow(tx, id)
        record(tx, 'delete', id, { name: names.name })
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

function record(tx: Tx, act: string, id: string, details: object): void {
  tx.record({ act: `org.${act}-department`, entity: 'department', entityId: id, details })
  announceOrganisation(tx, 'department', act === 'delete' ? 'removed' : 'changed', [id])
}
