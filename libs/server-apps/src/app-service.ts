import { type AccessPort, mayAdminister, mayBuild } from '@atrium/domain-access'
import type {
  AppContentsPort,
  AppDraft,
  Application,
  arrangeAppItems,
  listApps,
  updateApp,
} from '@atrium/domain-apps'
import type { Listed, ParsedOf } from '@atrium/domain-core'
import {
  type Caller,
  type Clock,
  Conflict,
  type Database,
  NotAllowed,
  NotFound,
  refusingTaken,
  type Tx,
} from '@atrium/server-core'
import { appCursor } from './app-cursor'
import { announceApps } from './app-items'
import {
  changeApp,
  countApps,
  findAppRow,
  holdApp,
  insertApp,
  listAppRows,
  orderItems,
} from './app-store'

export interface AppServiceNeeds {
  readonly database: Database
  readonly clock: Clock
  /** Who keeps what applications group. */
  readonly contents: readonly AppContentsPort<Tx>[]
  readonly access: AccessPort<Tx>
}

export type AppService = ReturnType<typeof createAppService>

interface AppIdInput {
  readonly appId: string
}

/** Every act on applications, each one transaction. */
export function createAppService({ database, clock, contents, access }: AppServiceNeeds) {
  const writing = (caller: Caller) => ({ at: clock.now(), personId: caller.personId })
  /** What the application's own roles say, after the platform's permission. */
  const requireRight = async (
    tx: Tx,
    may: typeof mayBuild<Tx>,
    appId: string,
    person: Caller,
  ): Promise<void> => {
    if (!(await may(access, tx, { appId, formId: null, person })))
      throw new NotAllowed('not-a-builder')
  }
  return {
    list: (input: ParsedOf<typeof listApps>, caller: Caller): Promise<Listed<Application>> =>
      database.read(caller, async (tx) => {
        if (input.deleted && !caller.can('apps.manage')) throw new NotAllowed('not-allowed')
        const after = input.cursor === undefined ? null : appCursor.decode(input.cursor)
        const { search = '', deleted, limit } = input
        const offset = after ? 0 : (input.offset ?? 0)
        const query = { search: search.trim(), deleted, after, limit: limit + 1, offset }
        const found = await listAppRows(tx, query)
        const rows = found.slice(0, limit)
        const last = found.length > limit ? rows.at(-1) : undefined
        return {
          rows,
          total: { count: await countApps(tx, query), exact: true },
          nextCursor: last && appCursor.encode({ at: last.createdAt, id: last.id }),
          cut: false,
        }
      }),

    get: ({ appId }: AppIdInput, caller: Caller) =>
      database.read(caller, async (tx) => {
        const app = await readApp(tx, appId)
        if (app.deletedAt !== null) throw new NotFound('app-not-found')
        return app
      }),

    create: (draft: AppDraft, caller: Caller) =>
      naming(() =>
        database.transaction(caller, async (tx) => {
          const id = clock.newId()
          const app = { description: '', icon: 'app', color: 'blue', ...draft, id } as const
          await insertApp(tx, caller.entId, app, writing(caller))
          announceApps(tx, [id], 'added')
          return readApp(tx, id)
        }),
      ),

    update: ({ appId, ...change }: ParsedOf<typeof updateApp>, caller: Caller) =>
      naming(() =>
        database.transaction(caller, async (tx) => {
          const app = await holdApp(tx, appId)
          await requireRight(tx, mayBuild, app.id, caller)
          const next = { ...app, ...definedOnly(change), deletedAt: null }
          await changeApp(tx, next, writing(caller))
          announceApps(tx, [app.id])
          return readApp(tx, app.id)
        }),
      ),

    arrange: ({ appId, itemIds }: ParsedOf<typeof arrangeAppItems>, caller: Caller) =>
      database.transaction(caller, async (tx) => {
        const app = await holdApp(tx, appId)
        await requireRight(tx, mayBuild, app.id, caller)
        const ids = new Set(itemIds.map((id) => id.toLowerCase()))
        const all = app.items.every((item) => ids.has(item.id))
        if (!all || ids.size !== app.items.length || itemIds.length !== ids.size) {
          throw new Conflict('app-items-changed')
        }
        await orderItems(tx, app.id, itemIds)
        announceApps(tx, [app.id])
        return readApp(tx, app.id)
      }),

    remove: ({ appId }: AppIdInput, caller: Caller) =>
      database.transaction(caller, async (tx) => {
        const app = await holdApp(tx, appId)
        await requireRight(tx, mayAdminister, app.id, caller)
        const at = clock.now()
        await changeApp(tx, { ...app, deletedAt: at }, writing(caller))
        for (const each of contents) await each.deleted(tx, app.id, at)
        announceApps(tx, [app.id], 'removed')
        const details = { name: app.name }
        tx.record({ act: 'apps.delete-app', entity: 'application', entityId: app.id, details })
        return {}
      }),

    restore: ({ appId }: AppIdInput, caller: Caller) =>
      naming(() =>
        database.transaction(caller, async (tx) => {
          const app = await holdApp(tx, appId, { deleted: true })
          await requireRight(tx, mayAdminister, app.id, caller)
          await changeApp(tx, { ...app, deletedAt: null }, writing(caller))
          for (const each of contents) await each.restored(tx, app.id)
          announceApps(tx, [app.id], 'added')
          const details = { name: app.name }
          tx.record({ act: 'apps.restore-app', entity: 'application', entityId: app.id, details })
          return readApp(tx, app.id)
        }),
      ),
  }
}

async function readApp(tx: Tx, appId: string): Promise<Application> {
  const app = await findAppRow(tx, appId)
  if (!app) throw new NotFound('app-not-found')
  return app
}

function definedOnly<Change extends object>(change: Change): Partial<NonNullable<Change>> {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Partial<NonNullable<Change>>
}

/** Names are unique in a space. */
function naming<T>(work: () => Promise<T>): Promise<T> {
  return refusingTaken({ application_name: 'app-name-taken' }, work)
}
