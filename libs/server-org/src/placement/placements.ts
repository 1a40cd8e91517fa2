import { defaultLocale } from '@atrium/domain-core'
import { isMeant, type Placement, type PlacementPort, type Subject } from '@atrium/domain-org'
import { type Bus, type Clock, type Tx, spaceOf } from '@atrium/server-core'
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
  let changes = 0
  bus.subscribe(({ entity, entId }) => {
    if (!movingEntities.includes(entity)) return
    changes += 1
    for (const key of known.keys()) if (key.startsWith(`${entId} `)) known.delete(key)
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
      return selectMeant(tx, await withoutGroups(tx, subjects), { first, locale })
    },
    async differing(tx, pairs, { locale = defaultLocale, ...answer }) {
      const open = await openGroups(
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

async function withoutGroups(tx: Tx, subjects: readonly Subject[]): Promise<Subject[]> {
  return (await openGroups(tx, subjects))(subjects)
}

/** Puts in the place of groups whom they are made of; the groups are read once, and only when there are any. */
async function openGroups(
  tx: Tx,
  all: readonly Subject[],
): Promise<(subjects: readonly Subject[]) => Subject[]> {
  if (!all.some(({ kind }) => kind === 'group')) return (subjects) => [...subjects]
  const groups = new Map((await selectGroupScopes(tx)).map(({ id, scope }) => [id, scope]))
  return (subjects) =>
    subjects.flatMap((subject) =>
      subject.kind === 'group' ? (groups.get(subject.id) ?? []) : [subject],
    )
}
