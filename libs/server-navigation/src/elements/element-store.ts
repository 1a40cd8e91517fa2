import type { ElementSetting } from '@atrium/domain-navigation'
import { spaceOf, type Tx } from '@atrium/server-core'

export const elementsLimit = 500

/** Only elements that are hidden for somebody. */
export function selectElements(tx: Tx): Promise<ElementSetting[]> {
  return tx.named<ElementSetting>(
    'navigation.elements',
    `select element_id as "elementId", hidden_for as "hiddenFor"
      from platform.page_element where ent_id = $1 order by element_id limit ${elementsLimit}`,
    [spaceOf(tx)],
  )
}

export async function saveElement(tx: Tx, { elementId, hiddenFor }: ElementSetting): Promise<void> {
  await tx.query(
    `insert into platform.page_element (ent_id, element_id, hidden_for) values ($1, $2, $3)
      on conflict (ent_id, element_id) do update set hidden_for = excluded.hidden_for`,
    [spaceOf(tx), elementId, JSON.stringify(hiddenFor)],
  )
}

export async function deleteElement(tx: Tx, elementId: string): Promise<void> {
  await tx.query('delete from platform.page_element where ent_id = $1 and element_id = $2', [
    spaceOf(tx),
    elementId,
  ])
}
