import { aProductText } from '@atrium/domain-languages'
import { describe, expect, it } from 'vitest'
import { readChanges, writeChanges } from './text-exchange'

const rose = aProductText({ chosen: { 'zh-CN': '月季，"红"', en: '=Rose\nred' } })
const count = aProductText({
  key: 'garden.count',
  original: { 'zh-CN': '<% count %> 朵', en: '<% count %> flowers' },
})
const unchanged = [aProductText(), count]

describe('a file of texts', () => {
  it.each(['', 'hello', 'a,b\n1,2', '\0\u0001', 'key\ngarden.rose'])('is none as %j', (csv) => {
    expect(readChanges(csv, unchanged)).toBeNull()
  })

  it('leaves out keys that are none, and texts that do not fit', () => {
    const csv = 'key,zh-CN,en\ngarden.gone,x,y\n__proto__,x,y\ngarden.count,朵,<% count %> roses\n'
    expect(readChanges(csv, unchanged)).toEqual({
      changes: [{ key: 'garden.count', locale: 'en', text: '<% count %> roses', was: null }],
      leftOut: [
        { key: 'garden.gone', locale: null },
        { key: '__proto__', locale: null },
        { key: 'garden.count', locale: 'zh-CN' },
      ],
    })
  })

  it('changes nothing where it says what is said already, or nothing', () => {
    const csv = 'key,en\ngarden.rose,Rose\ngarden.count,\n'
    expect(readChanges(csv, unchanged)).toEqual({ changes: [], leftOut: [] })
  })

  it('brings back what was exported, and starts no formula on the way', () => {
    const csv = writeChanges([rose, count])
    expect(csv).toContain(`"'=Rose\nred"`)
    expect(csv).not.toContain('garden.count')
    expect(readChanges(csv, unchanged)?.changes.map(({ text }) => text)).toEqual([
      '月季，"红"',
      '=Rose\nred',
    ])
    expect(readChanges(csv, [rose, count])?.changes).toEqual([])
  })
})
