import { paramNames } from '@atrium/domain-core'
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
  const compiled = candidates.flatMap((entry) => {
    const fault = faultOf(entry, seen)
    if (fault !== null) {
      log(`route ${entry?.id ?? '?'}: ${fault}`)
      return []
    }
    seen.add(`id ${entry.id}`).add(`rule ${entry.route}`)
    return [{ entry, pattern: compile(entry.route) }]
  })
  return {
    entries: compiled.map(({ entry }) => entry),
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

/** What keeps a candidate out of the table. An installed app's manifest may lack what the type asks for. */
function faultOf(entry: Partial<RouteEntry> | undefined, seen: ReadonlySet<string>): string | null {
  if (!entry?.route || typeof entry.page !== 'function')
    return 'a route needs both a rule and an entry'
  const missing = (['id', 'title', 'owner', 'layout'] as const).find((name) => !entry[name])
  if (missing) return `${missing} is missing`
  const repeated = [`id ${entry.id}`, `rule ${entry.route}`].find((name) => seen.has(name))
  if (repeated) return `${repeated} is configured twice`
  const names = paramNames(entry.route)
  return names.length === new Set(names).size ? null : `rule ${entry.route} repeats a parameter`
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
