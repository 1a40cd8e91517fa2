import { describe, expect, it } from 'vitest'
import { copyRow, copyValue } from './copy-text'

describe('a row for COPY', () => {
  it('writes empty, yes and no as PostgreSQL reads them', () => {
    expect(
      copyRow([copyValue('text', null), copyValue('switch', true), copyValue('switch', false)]),
    ).toBe('\\N\tt\tf\n')
  })
  it('keeps tabs, line ends and backslashes inside a text', () => {
    expect(copyValue('long-text', 'a\tb\nc\\d\r')).toBe('a\\tb\\nc\\\\d\\r')
  })
  it('does not take a text that looks like empty for empty', () => {
    expect(copyValue('text', '\\N')).toBe('\\\\N')
  })
  it('writes lists as arrays whatever their items hold', () => {
    expect(copyValue('multi-select', ['a', 'b"c', 'd\\e'])).toBe('{"a","b\\\\"c","d\\\\\\\\e"}')
  })
})
