import type { Locale } from '@atrium/domain-core'
import { departmentLimit } from '@atrium/domain-org'
import { JobFailed, type Tx } from '@atrium/server-core'
import { selectDepartments } from '../departments/department-store'
import type { DecidedMember } from './decide-members'
import type { MadeDepartment } from './member-import-store'
import { departmentKeys, keyOf } from './place-book'

/** The departments to be made for rows that are taken, and where each row's member stands. */
export async function planDepartments(
  tx: Tx,
  taken: readonly DecidedMember[],
  { newId, locale }: { readonly newId: () => string; readonly locale: Locale },
): Promise<{
  readonly made: readonly MadeDepartment[]
  readonly idsOf: (decided: DecidedMember) => readonly string[] | undefined
}> {
  const existing = await selectDepartments(tx, locale)
  const known = departmentKeys(existing)
  const made: MadeDepartment[] = []
  const idOf = (path: readonly string[]) => {
    let parentId: string | null = null
    for (const name of path) {
      const key = keyOf(parentId, name)
      let id = known.get(key)
      if (id === undefined) {
        id = newId()
        known.set(key, id)
        made.push({ id, parentId, name })
      }
      parentId = id
    }
    return parentId ?? ''
  }
  const ids = new Map(
    taken.map(({ personId, departments }) => [
      personId,
      departments && [
        ...new Set(departments.map((place) => ('id' in place ? place.id : idOf(place.path)))),
      ],
    ]),
  )
  if (existing.length + made.length > departmentLimit) {
    throw new JobFailed('too-many-departments', { max: departmentLimit })
  }
  return { made, idsOf: ({ personId }) => ids.get(personId) }
}
