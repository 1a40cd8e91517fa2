import type { ElementSetting } from '@atrium/domain-navigation'
import { type Caller, Conflict, type Core } from '@atrium/server-core'
import { announceNavigation } from '../navigation-events'
import { deleteElement, elementsLimit, saveElement, selectElements } from './element-store'

export type ElementService = ReturnType<typeof createElementService>

/** Which parts of pages an enterprise does not show, and to whom. */
export function createElementService({ database }: Pick<Core, 'database'>) {
  return {
    list: (caller: Caller) =>
      database.read(caller, async (tx) => ({ rows: await selectElements(tx) })),

    set: (setting: ElementSetting, caller: Caller) =>
      database.transaction(caller, async (tx): Promise<ElementSetting> => {
        const { elementId, hiddenFor } = setting
        const before = await selectElements(tx)
        const own = before.find((each) => each.elementId === elementId)
        if (!own && before.length >= elementsLimit) throw new Conflict('elements-too-many')
        await (hiddenFor.length === 0 ? deleteElement(tx, elementId) : saveElement(tx, setting))
        tx.record({
          act: 'navigation.set-element',
          entity: 'page-element',
          entityId: elementId,
          details: { before: own?.hiddenFor ?? [], after: hiddenFor },
        })
        announceNavigation(tx, 'page-element', elementId)
        return setting
      }),
  }
}
