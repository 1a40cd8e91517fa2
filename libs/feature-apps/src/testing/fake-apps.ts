import { answer, type Answer, CallError } from '@atrium/core-net'
import {
  anApplication,
  type Application,
  createApp,
  deleteApp,
  listApps,
  restoreApp,
  updateApp,
} from '@atrium/domain-apps'

/** A server of applications that keeps what is done to it; names are unique, as on the real one. */
export function fakeApps(first: readonly Application[]): {
  readonly answers: readonly Answer[]
  readonly apps: () => readonly Application[]
} {
  let apps = [...first]
  const change = (id: string, part: Partial<Application>) => {
    apps = apps.map((app) => (app.id === id ? { ...app, ...part } : app))
    return apps.find((app) => app.id === id) ?? anApplication()
  }
  const refuseTaken = (name: string | undefined) => {
    if (!apps.some((app) => app.name === name && !app.deletedAt)) return
    const [code, message] = ['app-name-taken', 'app-name-taken']
    throw new CallError({ code, message, status: 409, requestId: 'fake' })
  }
  return {
    apps: () => apps,
    answers: [
      answer(listApps, ({ search = '', deleted, limit, cursor }) => {
        const found = apps.filter(
          (app) => (app.deletedAt !== null) === deleted && app.name.includes(search),
        )
        const from = Number(cursor ?? 0)
        const end = from + limit
        return {
          rows: found.slice(from, end),
          total: { count: found.length, exact: true },
          cut: false,
          ...(end < found.length ? { nextCursor: String(end) } : {}),
        }
      }),
      answer(createApp, (draft) => {
        refuseTaken(draft.name)
        const app = anApplication(draft as Partial<Application>)
        apps = [...apps, app]
        return app
      }),
      answer(updateApp, ({ appId, ...draft }) => change(appId, draft as Partial<Application>)),
      answer(deleteApp, ({ appId }) => {
        change(appId, { deletedAt: '2026-02-01T00:00:00.000Z' })
        return {}
      }),
      answer(restoreApp, ({ appId }) => change(appId, { deletedAt: null })),
    ],
  }
}
