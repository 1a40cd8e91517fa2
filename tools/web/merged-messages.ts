import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

type Texts = Record<string, string>
interface MessageSet {
  readonly scope?: string
  readonly 'zh-CN': Texts
  readonly en: Texts
}

/** Merges the texts of all libraries into messages/zh-CN.json and messages/en.json: codes by themselves, others as `scope.key`. */
export function mergedMessages(): Plugin {
  return {
    name: 'atrium:merged-messages',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<{
        files: Record<string, Record<string, unknown>>
      }>(join(import.meta.dirname, 'all-messages.ts'), { resolve: { tsconfigPaths: true } })
      const sets = Object.values(module.files).flatMap(Object.values).filter(isMessageSet)
      for (const locale of ['zh-CN', 'en'] as const) {
        const merged = Object.fromEntries(
          sets
            .flatMap((set) =>
              Object.entries(set[locale]).map(
                ([key, text]) => [set.scope ? `${set.scope}.${key}` : key, text] as const,
              ),
            )
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
        this.emitFile({
          type: 'asset',
          fileName: `messages/${locale}.json`,
          source: JSON.stringify(merged, null, 1),
        })
      }
    },
  }
}

function isMessageSet(value: unknown): value is MessageSet {
  return typeof value === 'object' && value !== null && 'zh-CN' in value && 'en' in value
}
