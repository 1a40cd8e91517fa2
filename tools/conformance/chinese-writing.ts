import { cataloguesOf, wordsOf } from './catalogues.ts'
import type { ConformanceRule } from './workspace-files.ts'

const placeholder = /<%\s*\w+\s*%>/g
const halfWidth = /\p{Script=Han}[,;:!?()]|[,;:!?(]\p{Script=Han}|\.\.\./u
const noSpace = /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u

/** Chinese is written as Chinese: full-width punctuation, and a space beside Latin letters and digits. */
export const chineseWriting: ConformanceRule = {
  name: 'chinese-writing',
  check: (files) =>
    [...cataloguesOf(files), ...wordsOf(files)].flatMap(({ path, chinese }) =>
      [...chinese].flatMap(([key, text]) => {
        // What fills a placeholder is not known here.
        const bare = text.replaceAll(placeholder, '“”')
        return [
          ...(halfWidth.test(bare)
            ? [`${path}: "${key}" has half-width punctuation: 用全角标点`]
            : []),
          ...(noSpace.test(bare) ? [`${path}: "${key}" lacks a space: 中英文之间留空格`] : []),
        ]
      }),
    ),
}
