import { defaultLocale } from '@atrium/domain-core'
import {
  departmentBranch,
  isMeant,
  type Placement,
  type PlacementPort,
  type Subject,
} from '@atrium/domain-org'
import { type Bus, type Clock, type Tx, spaceOf } from '@atrium/server-core'
import { selectBranches } from '../departments/department-store'
import { selectDiffering } from './differing-store'
import { selectGroupScopes, selectMeant, selectPlacement } from './placement-store'

/** What changes where somebody stands. */
const movingEntities: readonly string[] = ['person', 'department', 'post', 'org-role', 'user-group']
const rememberedMs = 60_000
const rememberedLimit = 20_000

/**
 * Where members stand. Asked with every page of records, so it is remembered until something of the
 * organisation changes, and for a minute at most.
 */
export function createPlacements({ bus, clock }: { bus: Bus; clock: Clock }): PlacementPort<Tx> {
  const known = new Map<string, { readonly placement: Placement; readonly until: number }>()
  const counts = new Map<string, { readonly count: number; readonly until: number }>()
  let changes = 0
  bus.subscribe(({ entity, entId }) => {
    if (!movingEntities.includes(entity)) return
    changes += 1
    for (const kept of [known, counts]) {
      for (const key of kept.keys()) if (key.startsWith(`${entId} `)) kept.delete(key)
    }
  })
  return {
    async placement(tx, personId) {
      const key = `${spaceOf(tx)} ${personId}`
      const now = clock.now().getTime()
      const found = known.get(key)
      if (found && found.until > now) return found.placement
      const before = changes
      const placement = await readPlacement(tx, personId)
      if (known.size >= rememberedLimit) known.clear()
      // What was read while something changed may be old already.
      if (changes === before) known.set(key, { placement, until: now + rememberedMs })
      return placement
    },
    async meant(tx, subjects, first, locale = defaultLocale) {
      const key = `${spaceOf(tx)} ${JSON.stringify(subjects)}`
      const now = clock.now().getTime()
      const found = first === 0 ? counts.get(key) : undefined
      if (found && found.until > now) return { count: found.count, people: [] }
      const before = changes
      const open = await openSubjects(tx, subjects)
      const meant = await selectMeant(tx, open(subjects), { first, locale })
      if (counts.size >= rememberedLimit) counts.clear()
      if (changes === before) counts.set(key, { count: meant.count, until: now + rememberedMs })
      return meant
    },
    async differing(tx, pairs, { locale = defaultLocale, ...answer }) {
      const open = await openSubjects(
        tx,
        pairs.flatMap(({ of, but }) => [...of, ...but]),
      )
      const opened = pairs.map(({ of, but }) => ({ of: open(of), but: open(but) }))
      return selectDiffering(tx, opened, { ...answer, locale })
    },
  }
}

async function readPlacement(tx: Tx, personId: string): Promise<Placement> {
  const [row, groups] = await Promise.all([selectPlacement(tx, personId), selectGroupScopes(tx)])
  if (!row) return nowhere(personId)
  const { employeeNumber, departments, posts, orgRoles, ...places } = row
  const standing = { ...places, personId, groupIds: [] }
  const mine = groups.filter(({ scope }) => scope.some((subject) => isMeant(subject, standing)))
  return {
    ...standing,
    groupIds: mine.map(({ id }) => id),
    attributes: {
      department: departments,
      post: posts,
      role: orgRoles,
      'employee-number': employeeNumber === '' ? [] : [employeeNumber],
    },
  }
}

/** Somebody who is no member stands nowhere. */
function nowhere(personId: string): Placement {
  return {
    personId,
    departmentIds: [],
    departmentIdsAbove: [],
    departmentIdsBelow: [],
    postIds: [],
    roleIds: [],
    groupIds: [],
    superiorIds: [],
    directReportIds: [],
    reportIds: [],
    attributes: { department: [], post: [], role: [], 'employee-number': [] },
  }
}

/** Puts in the place of groups whom they are made of, and of branches their departments; both are read once, when there are any. */
async function openSubjects(
  tx: Tx,
  all: readonly Subject[],
): Promise<(subjects: readonly Subject[]) => Subject[]> {
  const hasGroups = all.some(({ kind }) => kind === 'group')
  const scopes = hasGroups ? await selectGroupScopes(tx) : []
  const groups = new Map(scopes.map(({ id, scope }) => [id, scope]))
  const open = (subjects: readonly Subject[]) =>
    subjects.flatMap((subject) =>
      subject.kind === 'group' ? (groups.get(subject.id) ?? []) : [subject],
    )
  const isBranch = (subject: Subject) => subject.kind === 'department' && subject.below
  const tree = open(all).some(isBranch) ? await selectBranches(tx) : []
  const branches = new Map<string, readonly Subject[]>()
  const branchOf = (top: string) => {
    const known = branches.get(top)
    if (known) return known
    const ids = [...departmentBranch(tree, top)]
    const branch = ids.map((id): Subject => ({ kind: 'department', id, below: false }))
    branches.set(top, branch)
    return branch
  }
  return (subjects) =>
    open(subjects).flatMap((subject) =>
      subject.kind === 'department' && subject.below ? branchOf(subject.id) : [subject],
    )
}
