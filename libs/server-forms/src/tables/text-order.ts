/** Characters of a text that count for its place in a list; keeps cursors and index entries small. */
export const sortedTextLength = 80

/** Texts as people order them: digits, Chinese by pinyin, letters of either case together. One order for every language, so that one index serves all. */
export function textOrderSql(column: string): string {
  return `left(${column}, ${sortedTextLength}) collate "zh-x-icu"`
}
