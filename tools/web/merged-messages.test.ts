import { describe, expect, it } from 'vitest'
import { mergeMessages, titlesOf } from './merged-messages.ts'

const path = '../../libs/feature-garden/src/messages/garden-messages.ts'
const garden = { scope: 'garden', 'zh-CN': { rose: '玫瑰' }, en: { rose: 'Rose' } }

describe('the texts of all libraries', () => {
  it('are refused with a key in one language only: the build fails', () => {
    const gardenMessages = { ...garden, en: {} }
    expect(() => mergeMessages({ [path]: { gardenMessages } })).toThrow(
      'feature-garden: "rose" has no text in en',
    )
  })
  it('are refused with an empty text', () => {
    const gardenMessages = { ...garden, 'zh-CN': { rose: '' } }
    expect(() => mergeMessages({ [path]: { gardenMessages } })).toThrow('in zh-CN')
  })
  it('are refused when two libraries say one key differently', () => {
    const other = { scope: 'garden', 'zh-CN': { rose: '玫瑰' }, en: { rose: 'A rose' } }
    const files = { [path]: { garden }, '../../libs/feature-park/src/messages.ts': { other } }
    expect(() => mergeMessages(files)).toThrow('"garden.rose" is one text in feature-garden')
  })
  it('hold the titles of all pages', () => {
    const tsv =
      'id\tpath\ttitle_zh\ttitle_en\towner\napp-center\t/apps\t应用中心\tApplications\troot\n'
    expect(mergeMessages({ pages: { titles: titlesOf(tsv) } })).toEqual({
      'pages.app-center': { lib: 'pages', 'zh-CN': '应用中心', en: 'Applications' },
    })
  })
  it('are joined by scope and key, codes by themselves, each with its library', () => {
    const codes = { 'zh-CN': { 'not-found': '没有' }, en: { 'not-found': 'None' } }
    const files = { [path]: { garden, count: 3 }, 'libs/domain-core/src/code.ts': { codes } }
    expect(mergeMessages(files)).toEqual({
      'garden.rose': { lib: 'feature-garden', 'zh-CN': '玫瑰', en: 'Rose' },
      'not-found': { lib: 'domain-core', 'zh-CN': '没有', en: 'None' },
    })
  })
})
