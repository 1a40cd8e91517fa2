import type { Page } from '@playwright/test'

/** The calls that a page has made since it was last asked, without spaces and queries. */
export function apiCalls(page: Page) {
  let calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const path = pathname.replace(/^\/space-[a-z0-9]+/, '')
    if (/^\/(sapi|napi)\//.test(path)) calls.push(`${request.method()} ${path}`)
  })
  return {
    take() {
      const taken = calls
      calls = []
      return taken
    },
  }
}

/** One answer that the browser keeps for the next visit. */
interface KeptAnswer {
  readonly personId: string | null
  readonly path: string
}

/** What the browser keeps for the next visit: for whom, of which paths. */
export async function keptAnswers(page: Page): Promise<KeptAnswer[]> {
  const { origins } = await page.context().storageState({ indexedDB: true })
  const databases = origins.flatMap((origin) => (origin as Stored).indexedDB ?? [])
  const stores = databases.flatMap(({ name, stores: all }) => (name === 'ApiCache' ? all : []))
  return stores.flatMap(({ records }) =>
    records.flatMap(({ value }) => {
      const names = value.apis ? Object.keys(value.apis) : [value.hash ?? '']
      return names.map((name) => ({
        personId: value.personId,
        path: /\/(?:sapi|napi)\/[^?]*/.exec(name)?.[0] ?? '',
      }))
    }),
  )
}

/** What Playwright answers of a database, which its types leave out. */
interface Stored {
  readonly indexedDB?: readonly {
    readonly name: string
    readonly stores: readonly { readonly records: readonly { readonly value: Entry }[] }[]
  }[]
}

interface Entry {
  readonly personId: string | null
  readonly hash?: string
  readonly apis?: object
}
