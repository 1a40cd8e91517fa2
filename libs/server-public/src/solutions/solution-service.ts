import type { Locale, ParsedOf } from '@atrium/domain-core'
import {
  type arrangeSolutions,
  type createSolution,
  type deleteSolution,
  formNotInstallable,
  type getSolution,
  type OfferedSolution,
  type publishSolution,
  type Solution,
  type SolutionCard,
  type SolutionDraft,
  solutionTextIn,
  type updateSolution,
} from '@atrium/domain-public'
import { type Caller, Conflict, type Core, NotFound, type Tx } from '@atrium/server-core'
import {
  findOfferedRow,
  holdOrder,
  holdSolution,
  insertSolution,
  listSolutionRows,
  orderSolutions,
  removeSolution,
  saveSolution,
} from './solution-store'

const limit = 200

export type SolutionService = ReturnType<typeof createSolutionService>

/** What the platform offers: read by everybody in their language, kept by its operator and providers. */
export function createSolutionService({ database, clock }: Pick<Core, 'database' | 'clock'>) {
  function change(
    { solutionId, version }: ParsedOf<typeof deleteSolution>,
    { caller, act }: { caller: Caller; act: string },
    part: Partial<Solution>,
  ): Promise<Solution> {
    return database.transaction(caller, async (tx) => {
      const known = await hold(tx, solutionId, version)
      const updatedAt = clock.now().toISOString()
      const next = { ...known, ...part, version: version + 1, updatedAt }
      await saveSolution(tx, next)
      note(tx, next, act)
      return next
    })
  }

  return {
    offered: (locale: Locale): Promise<SolutionCard[]> =>
      database.read('platform', async (tx) =>
        (await listSolutionRows(tx, { offered: true })).map((each) => cardOf(each, locale)),
      ),

    get: ({ solutionId }: ParsedOf<typeof getSolution>, locale: Locale): Promise<OfferedSolution> =>
      database.read('platform', async (tx) => {
        const found = await findOfferedRow(tx, solutionId)
        if (!found) throw new NotFound('solution-not-found')
        const { id, icon, color } = found
        return { id, icon, color, ...solutionTextIn(locale, found) }
      }),

    list: (caller: Caller): Promise<Solution[]> =>
      database.read(caller, (tx) => listSolutionRows(tx, { offered: false })),

    create: (draft: ParsedOf<typeof createSolution>, caller: Caller): Promise<Solution> =>
      database.transaction(caller, async (tx) => {
        requireInstallable(draft)
        await holdOrder(tx)
        const known = await listSolutionRows(tx, { offered: false })
        if (known.length >= limit) throw new Conflict('solutions-too-many')
        const updatedAt = clock.now().toISOString()
        const made = { id: clock.newId(), published: false, version: 1, updatedAt }
        const solution: Solution = { ...draft, ...made }
        await insertSolution(tx, solution)
        await orderSolutions(tx, [...known.map((each) => each.id), solution.id])
        note(tx, solution, 'public.create-solution')
        return solution
      }),

    async update(input: ParsedOf<typeof updateSolution>, caller: Caller): Promise<Solution> {
      const { solutionId, version, ...draft } = input
      requireInstallable(draft)
      return change({ solutionId, version }, { caller, act: 'public.update-solution' }, draft)
    },

    publish: ({ published, ...act }: ParsedOf<typeof publishSolution>, caller: Caller) =>
      change(act, { caller, act: 'public.publish-solution' }, { published }),

    arrange: ({ solutionIds }: ParsedOf<typeof arrangeSolutions>, caller: Caller) =>
      database.transaction(caller, async (tx) => {
        await holdOrder(tx)
        const known = await listSolutionRows(tx, { offered: false })
        const asked = new Set(solutionIds.map((id) => id.toLowerCase()))
        const all = known.every((each) => asked.has(each.id))
        if (!all || asked.size !== known.length || solutionIds.length !== asked.size) {
          throw new Conflict('solutions-changed')
        }
        await orderSolutions(tx, solutionIds)
        tell(tx, solutionIds)
        return listSolutionRows(tx, { offered: false })
      }),

    remove: ({ solutionId, version }: ParsedOf<typeof deleteSolution>, caller: Caller) =>
      database.transaction(caller, async (tx) => {
        await holdOrder(tx)
        const solution = await hold(tx, solutionId, version)
        await removeSolution(tx, solution.id)
        note(tx, solution, 'public.delete-solution')
        return {}
      }),
  }
}

async function hold(tx: Tx, solutionId: string, version: number): Promise<Solution> {
  const solution = await holdSolution(tx, solutionId)
  if (solution.version !== version) throw new Conflict('solution-changed')
  return solution
}

function requireInstallable({ text, textEn }: SolutionDraft): void {
  const wrong = formNotInstallable([...text.forms, ...(textEn?.forms ?? [])])
  if (wrong) throw new Conflict('solution-not-installable', { name: wrong.name })
}

function cardOf(solution: Solution, locale: Locale): SolutionCard {
  const { id, icon, color } = solution
  const { name, tagline, audience, forms } = solutionTextIn(locale, solution)
  return { id, icon, color, name, tagline, audience, formCount: forms.length }
}

function note(tx: Tx, { id, text }: Solution, act: string): void {
  tell(tx, [id])
  tx.record({ act, entity: 'solution', entityId: id, details: { name: text.name } })
}

function tell(tx: Tx, ids: readonly string[]): void {
  const entId = tx.scope === 'platform' ? '*' : tx.scope.entId
  tx.announce({ entity: 'solution', ids: ids.slice(0, 100), act: 'changed', entId })
}
