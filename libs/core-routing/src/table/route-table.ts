import type { RouteEntry } from './route-entry'

interface RouteMatch {
  readonly entry: RouteEntry
  readonly path: Readonly<Record<string, string>>
}

/** The list of pages in order; the first whose pattern fits an address wins. */
export interface RouteTable {
  readonly entries: readonly RouteEntry[]
  match(pathname: string): RouteMatch | null
}

/** Builds the table; incomplete and repeated entries are left out and logged, never thrown (section 8). */
export function buildRouteTable(
  candidates: readonly RouteEntry[],
  log: (message: string) => void = (message) => console.error(message),
): RouteTable {
  const seen = new Set<string>()
  const entries = candidates.filter((entry) => {
    if (!entry.route || typeof entry.page !== 'function') {
      log(`route ${entry.id}: a route needs both a rule and an entry`)
      return false
    }
    const repeated = [`id ${entry.id}`, `rule ${entry.route}`].find((name) => seen.has(name))
    if (repeated) log(`route ${entry.id}: ${repeated} is configured twice`)
    else seen.add(`id ${entry.id}`).add(`rule ${entry.route}`)
    return !repeated
  })
  const compiled = entries.map((entry) => ({ entry, pattern: compile(entry.route) }))
  return {
    entries,
    match(pathname) {
      for (const { entry, pattern } of compiled) {
        const found = pattern.exec(pathname)
        if (found) return { entry, path: decodeAll(found.groups ?? {}) }
      }
      return null
    },
  }
}

/** Names in a pattern that tell one page from another; optional ones vary inside a page. */
export function identifyingNames(pattern: string): string[] {
  return [...pattern.matchAll(/:(\w+)(?=\/|$)/g)].map((match) => match[1] ?? '')
}

function compile(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[.*+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\/:(\w+)(\?)?/g, (_, name: string, optional: string | undefined) =>
      optional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`,
    )
  return new RegExp(`^${source}/?$`)
}

function decodeAll(groups: Record<string, string | undefined>): Record<string, string> {
  const path: Record<string, string> = {}
  for (const [name, value] of Object.entries(groups))
    if (value !== undefined) path[name] = decode(value)
  return path
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
