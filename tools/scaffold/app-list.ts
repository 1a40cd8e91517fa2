/** One of the two lists of the product: an import and an element for each domain, both in alphabetical order. */
export interface AppList {
  readonly path: string
  readonly kind: 'feature' | 'server'
  /** What a domain's lib exports, and how it stands in the list. */
  readonly symbol: (camel: string) => string
  readonly element: (camel: string) => string
}

export const appLists: readonly AppList[] = [
  {
    path: 'apps/web/src/features.ts',
    kind: 'feature',
    symbol: (camel) => `${camel}Feature`,
    element: (camel) => `${camel}Feature`,
  },
  {
    path: 'apps/server/src/modules.ts',
    kind: 'server',
    symbol: (camel) => `${camel}Module`,
    element: (camel) => `${camel}Module(core)`,
  },
]

interface Domain {
  readonly kebab: string
  readonly camel: string
}

export function addToList(text: string, list: AppList, { kebab, camel }: Domain): string {
  const line = `import { ${list.symbol(camel)} } from '@atrium/${list.kind}-${kebab}'`
  const lines = text.split('\n')
  const module = (at: string) => /from '([^']+)'/.exec(at)?.[1] ?? ''
  const isLater = (at: string) => at.startsWith('import') && module(at) > module(line)
  const firstLater = lines.findIndex(isLater)
  const behindImports = lines.findLastIndex((at) => / from '/.test(at)) + 1
  lines.splice(firstLater === -1 ? behindImports : firstLater, 0, line)
  const element = list.element(camel)
  return changeElements(lines.join('\n'), (elements) =>
    [...elements, element].toSorted((a, b) => a.localeCompare(b)),
  )
}

export function removeFromList(text: string, list: AppList, { kebab, camel }: Domain): string {
  const symbol = list.symbol(camel)
  const lines = text.split('\n')
  const kept = lines.filter((line) => !line.endsWith(`from '@atrium/${list.kind}-${kebab}'`))
  return changeElements(kept.join('\n'), (elements) =>
    elements.filter((element) => element !== symbol && !element.startsWith(`${symbol}(`)),
  )
}

/** The list is the last array literal of its file. */
function changeElements(text: string, change: (elements: string[]) => string[]): string {
  const end = text.lastIndexOf(']')
  const start = openingOf(text, end)
  const elements = splitElements(text.slice(start + 1, end))
  return `${text.slice(0, start)}[${change(elements).join(', ')}]${text.slice(end + 1)}`
}

/** Where the bracket that closes at `end` opens; elements may hold lists of their own. */
function openingOf(text: string, end: number): number {
  let depth = 0
  for (let at = end; at >= 0; at -= 1) {
    if (text[at] === ']') depth += 1
    if (text[at] === '[') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** Splits at commas outside brackets. */
function splitElements(text: string): string[] {
  const elements: string[] = []
  let depth = 0
  let current = ''
  for (const character of text) {
    if ('([{'.includes(character)) depth += 1
    if (')]}'.includes(character)) depth -= 1
    if (character === ',' && depth === 0) {
      elements.push(current.trim())
      current = ''
    } else current += character
  }
  return [...elements, current.trim()].filter((element) => element !== '')
}
