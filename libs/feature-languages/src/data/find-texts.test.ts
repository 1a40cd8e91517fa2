import { aProductText } from '@atrium/domain-languages'
import { describe, expect, it } from 'vitest'
import { findTexts } from './find-texts'
import { previewOf } from './text-draft'

const texts = [
  aProductText(),
  aProductText({
    key: 'apps.title',
    lib: 'feature-apps',
    original: { 'zh-CN': '应用中心', en: 'Application center' },
  }),
  aProductText({ key: 'apps.save', chosen: { 'zh-CN': '存好', en: null } }),
]
const found = (search: string, changedOnly = false) =>
  findTexts(texts, { search, changedOnly }).map(({ key }) => key)

describe('a search of texts', () => {
  it('finds nothing for what no text holds', () => {
    expect(found('zebra')).toEqual([])
    expect(found('center zebra')).toEqual([])
  })
  it('looks into keys, libraries, both languages and what was chosen, whatever the case', () => {
    expect(found('APPS.title')).toEqual(['apps.title'])
    expect(found('feature-apps')).toEqual(['apps.title'])
    expect(found('中心')).toEqual(['apps.title'])
    expect(found('center application')).toEqual(['apps.title'])
    expect(found('存好')).toEqual(['apps.save'])
  })
  it('narrows to what was changed', () => {
    expect(found('', true)).toEqual(['apps.save'])
    expect(found(' ')).toHaveLength(3)
  })
})

describe('a preview', () => {
  it('fills numbers with a number and names with a sample', () => {
    expect(previewOf('<% count %> of "<%name%>"', 'sample')).toBe('3 of "sample name"')
  })
})
