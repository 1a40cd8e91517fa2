import { cataloguesOf, isMessageFile, wordsOf, type Catalogue } from './catalogues.ts'
import type { ConformanceRule, WorkspaceFiles } from './workspace-files.ts'

/** Both languages say the same: equal keys, no empty text, and equal placeholders in each. */
export const messageLanguages: ConformanceRule = {
  name: 'message-languages',
  check: (files) => [
    ...strays(files),
    ...[...cataloguesOf(files), ...wordsOf(files)].flatMap(compare),
  ],
}

/** Texts outside a file of messages would be missing in the dictionary and in these checks. */
function strays(files: WorkspaceFiles) {
  return files.paths
    .filter((path) => /^(libs|apps)\/.*\.tsx?$/.test(path) && !/\.(test|stories)\./.test(path))
    .filter((path) => !isMessageFile(path) && /[=,(]\s*defineMessages\(/.test(files.read(path)))
    .map((path) => `${path}: texts stand in a file of their own: name it *messages.ts`)
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
