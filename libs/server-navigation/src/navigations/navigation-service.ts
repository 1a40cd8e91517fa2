import type { ParsedOf } from '@atrium/domain-core'
import {
  type addNavigation,
  type arrangeNavigations,
  type changeNavigation,
  checkEntries,
  type listNavigations,
  type Navigation,
  navigationsLimit,
  type publishNavigation,
} from '@atrium/domain-navigation'
import { type Call, Conflict, type Core, NotFound, type Tx } from '@atrium/server-core'
import { announceNavigation } from '../navigation-events'
import {
  deleteNavigationRow,
  findNavigation,
  holdNavigations,
  holdRevision,
  insertNavigation,
  orderNavigations,
  selectNavigations,
  setPublished,
  updateDesign,
} from './navigation-store'

type Needs = Pick<Core, 'database' | 'clock'>
export type NavigationCall = Pick<Call, 'caller' | 'locale'>

export type NavigationService = ReturnType<typeof createNavigationService>

/** What administrators do with navigations, each act one transaction. */
export function createNavigationService({ database, clock }: Needs) {
  const changing = (call: NavigationCall, id: string, work: (tx: Tx) => Promise<unknown>) =>
    database.transaction(call.caller, async (tx): Promise<Navigation> => {
      await work(tx)
      announceNavigation(tx, 'navigation', id)
      return findNavigation(tx, id, call.locale)
    })
  const made = (id: string, { caller }: NavigationCall) => ({
    id,
    at: clock.now(),
    by: caller.personId,
  })

  return {
    list: ({ terminal }: ParsedOf<typeof listNavigations>, { caller, locale }: NavigationCall) =>
      database.read(caller, async (tx) => ({
        rows: await selectNavigations(tx, terminal, locale),
      })),

    get: (id: string, { caller, locale }: NavigationCall) =>
      database.read(caller, (tx) => findNavigation(tx, id, locale)),

    add(draft: ParsedOf<typeof addNavigation>, call: NavigationCall) {
      const id = clock.newId()
      return changing(call, id, async (tx) => {
        const held = await holdNavigations(tx, draft.terminal)
        if (held.length >= navigationsLimit) throw new Conflict('navigations-too-many')
        await insertNavigation(tx, made(id, call), draft)
        record(tx, 'add', id, { name: draft.name, terminal: draft.terminal })
      })
    },

    change: (
      { navigationId: id, revision, ...draft }: ParsedOf<typeof changeNavigation>,
      call: NavigationCall,
    ) =>
      changing(call, id, async (tx) => {
        await hold(tx, id, revision)
        await updateDesign(tx, made(id, call), draft)
        record(tx, 'change', id, { name: draft.name })
      }),

    publish: (
      { navigationId: id, revision }: ParsedOf<typeof publishNavigation>,
      call: NavigationCall,
    ) =>
      changing(call, id, async (tx) => {
        await hold(tx, id, revision)
        const { name, terminal, audience, entries } = await findNavigation(tx, id, call.locale)
        const checked = checkEntries(terminal, entries)
        if (!checked.ok) throw new Conflict(checked.rejection)
        await setPublished(tx, id, { audience, entries, revision })
        record(tx, 'publish', id, { name, audience })
      }),

    withdraw: (id: string, call: NavigationCall) =>
      changing(call, id, async (tx) => {
        await holdRevision(tx, id)
        await setPublished(tx, id, null)
        record(tx, 'withdraw', id)
      }),

    arrange: (
      { terminal, navigationIds }: ParsedOf<typeof arrangeNavigations>,
      { caller }: NavigationCall,
    ) =>
      database.transaction(caller, async (tx) => {
        const held = new Set(await holdNavigations(tx, terminal))
        const asked = new Set(navigationIds)
        if (asked.size !== held.size || [...asked].some((id) => !held.has(id)))
          throw new NotFound('navigation-not-found')
        await orderNavigations(tx, [...asked])
        announceNavigation(tx, 'navigation', ...asked)
        return {}
      }),

    remove: (id: string, { caller }: NavigationCall) =>
      database.transaction(caller, async (tx) => {
        if (!(await deleteNavigationRow(tx, id))) throw new NotFound('navigation-not-found')
        record(tx, 'delete', id)
        announceNavigation(tx, 'navigation', id)
        return {}
      }),
  }
}

/** Holds what is changed, and refuses a change of what somebody else has changed since. */
async function hold(tx: Tx, id: string, revision: number): Promise<void> {
  if ((await holdRevision(tx, id)) !== revision) throw new Conflict('navigation-changed')
}

function record(tx: Tx, act: string, id: string, details: object = {}): void {
  tx.record({ act: `navigation.${act}`, entity: 'navigation', entityId: id, details })
}
