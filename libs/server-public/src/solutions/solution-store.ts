import type { Solution } from '@atrium/domain-public'
import { NotFound, type Tx } from '@atrium/server-core'

interface SolutionRow {
  id: string
  icon: Solution['icon']
  color: Solution['color']
  texts: Solution['text']
  texts_en: Solution['textEn']
  published: boolean
  version: number
  updated_at: Date
}

const select =
  'select id, icon, color, texts, texts_en, published, version, updated_at from platform.solution'

/** In the platform's order. */
export async function listSolutionRows(
  tx: Tx,
  { offered }: { readonly offered: boolean },
): Promise<Solution[]> {
  const rows = await tx.query<SolutionRow>(
    `${select} where published or not $1 order by place, id limit 200`,
    [offered],
  )
  return rows.map(solutionOf)
}

export async function findOfferedRow(tx: Tx, id: string): Promise<Solution | null> {
  const [row] = await tx.query<SolutionRow>(`${select} where id = $1 and published`, [id])
  return row ? solutionOf(row) : null
}

/** The solution, held against other changes until the transaction ends. */
export async function holdSolution(tx: Tx, id: string): Promise<Solution> {
  const [row] = await tx.query<SolutionRow>(`${select} where id = $1 for update`, [id])
  if (!row) throw new NotFound('solution-not-found')
  return solutionOf(row)
}

export async function insertSolution(tx: Tx, solution: Solution): Promise<void> {
  await tx.query(
    `insert into platform.solution (id, icon, color, texts, texts_en, published, version, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values(solution),
  )
}

export async function saveSolution(tx: Tx, solution: Solution): Promise<void> {
  await tx.query(
    `update platform.solution set icon = $2, color = $3, texts = $4, texts_en = $5, published = $6,
        version = $7, updated_at = $8
      where id = $1`,
    values(solution),
  )
}

export async function removeSolution(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from platform.solution where id = $1', [id])
}

/** Puts solutions in the order of the ids. */
export async function orderSolutions(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(
    `update platform.solution set place = asked.place
      from unnest($1::uuid[]) with ordinality as asked (id, place)
      where solution.id = asked.id`,
    [ids],
  )
}

/** Lets nobody else add, remove or order solutions until this transaction ends. */
export async function holdOrder(tx: Tx): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('atrium.solutions'))")
}

function values(solution: Solution): unknown[] {
  const { id, icon, color, text, textEn, published, version, updatedAt } = solution
  const english = textEn && JSON.stringify(textEn)
  return [id, icon, color, JSON.stringify(text), english, published, version, updatedAt]
}

function solutionOf(row: SolutionRow): Solution {
  const { id, icon, color, published, version } = row
  const { texts: text, texts_en: textEn } = row
  const updatedAt = row.updated_at.toISOString()
  return { id, icon, color, text, textEn, published, version, updatedAt }
}
