import { describe, expect, it } from 'vitest'
import { countWords } from './word-count'

describe('the words of a text', () => {
  it.each([
    ['', 0],
    ['  ，。!? — - ’', 0],
    ['Connect our warehouse', 3],
    ["Don't re-count the e-mail", 4],
    ['对接仓库系统', 6],
    ['对接 ERP 系统，每日同步 2 次', 11],
    ['ERP对接MES', 4],
    ['日本語とカナ', 6],
    ['подключить склад', 2],
    ['👍🏽 ok', 1],
    ['naïve café', 2],
  ])('%j are %i', (text, count) => {
    expect(countWords(text)).toBe(count)
  })
})
