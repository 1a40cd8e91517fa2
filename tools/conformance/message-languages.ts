import { cataloguesOf, type Catalogue } from './catalogues.ts'
import type { ConformanceRule } from './workspace-files.ts'

/** Both languages say the same: equal keys, no empty text, and equal placeholders in each. */
export const messageLanguages: ConformanceRule = {
  name: 'message-languages',
  check: (files) => cataloguesOf(files).flatMap(compare),
}

function compare({ path, chinese, english }: Catalogue) {
  const keys = [...new Set([...chinese.keys(), ...english.keys()])]
  return keys.flatMap((key) => {
    const [zh, en] = [chinese.get(key), english.get(key)]
    if (!zh || !en) return [`${path}: "${key}" is missing in ${zh ? 'en' : 'zh-CN'}`]
    return placeholders(zh) === placeholders(en)
      ? []
      : [`${path}: "${key}" has other <% placeholders %> in zh-CN than in en`]
  })
}

function placeholders(text: string) {
  const names = [...text.matchAll(/<%\s*(\w+)\s*%>/g)].map(([, name = '']) => name)
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b)).join()
}
