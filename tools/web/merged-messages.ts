import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

const locales = ['zh-CN', 'en'] as const
type Texts = Readonly<Record<string, string>>
interface MessageSet {
  readonly scope?: string
  readonly 'zh-CN': Texts
  readonly en: Texts
}
interface MergedText {
  readonly lib: string
  readonly 'zh-CN': string
  readonly en: string
}

/** Writes messages.json beside the web app: every text by key, codes by themselves, others as `scope.key`. */
export function mergedMessages(): Plugin {
  return {
    name: 'atrium:merged-messages',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<{
        files: Record<string, Record<string, unknown>>
      }>(join(import.meta.dirname, 'all-messages.ts'), { resolve: { tsconfigPaths: true } })
      const routes = join(import.meta.dirname, '../../apps/web/src/routes.tsv')
      const pageTitles = titlesOf(readFileSync(routes, 'utf8'))
      const source = JSON.stringify(
        mergeMessages({ ...module.files, pages: { pageTitles } }),
        null,
        1,
      )
      this.emitFile({ type: 'asset', fileName: 'messages.json', source })
    },
  }
}

/**
 * Joins the message sets that files export; throws when a key lacks a language or two libraries claim it.
 * @param files What each file exports, by its path.
 */
export function mergeMessages(
  files: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Record<string, MergedText> {
  const merged = new Map<string, MergedText>()
  for (const [path, exported] of Object.entries(files)) {
    const lib = /libs\/([^/]+)\//.exec(path)?.[1] ?? path
    for (const set of Object.values(exported).filter(isMessageSet)) {
      for (const [key, text] of textsOf(set, lib)) {
        const other = merged.get(key)
        if (other && !isSame(other, text))
          throw new Error(`"${key}" is one text in ${other.lib} and another in ${lib}: rename one`)
        merged.set(key, other ?? text)
      }
    }
  }
  return Object.fromEntries([...merged].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The titles of all pages, by the id of their route. */
export function titlesOf(tsv: string): MessageSet {
  const lines = tsv.trim().split('\n').slice(1)
  const rows = lines.map((line) => line.split('\t'))
  return {
    scope: 'pages',
    'zh-CN': Object.fromEntries(rows.map(([id = '', , zh = '']) => [id, zh])),
    en: Object.fromEntries(rows.map(([id = '', , , en = '']) => [id, en])),
  }
}

function textsOf(set: MessageSet, lib: string): (readonly [string, MergedText])[] {
  const keys = new Set(locales.flatMap((locale) => Object.keys(set[locale])))
  return [...keys].map((key) => {
    const { 'zh-CN': zh, en } = { 'zh-CN': set['zh-CN'][key], en: set.en[key] }
    if (!zh || !en) throw new Error(`${lib}: "${key}" has no text in ${zh ? 'en' : 'zh-CN'}`)
    return [set.scope ? `${set.scope}.${key}` : key, { lib, 'zh-CN': zh, en }]
  })
}

function isSame(one: MergedText, other: MergedText): boolean {
  return locales.every((locale) => one[locale] === other[locale])
}

function isMessageSet(value: unknown): value is MessageSet {
  return typeof value === 'object' && value !== null && 'zh-CN' in value && 'en' in value
}
