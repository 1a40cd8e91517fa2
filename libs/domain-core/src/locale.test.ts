import { describe, expect, it } from 'vitest'
import { fillText, localeOf } from './locale'

describe('a language', () => {
  it.each([
    ['en-GB,en;q=0.9', 'en'],
    ['zh-Hans-CN', 'zh-CN'],
    ['fr', 'zh-CN'],
    ['', 'zh-CN'],
    [null, 'zh-CN'],
  ])('of %s is %s', (tag, locale) => {
    expect(localeOf(tag)).toBe(locale)
  })
})

describe('a text', () => {
  it('takes its placeholders', () => {
    expect(fillText('<% n %> of <%total%>', { n: 3, total: 9 })).toBe('3 of 9')
  })
  it('shows a placeholder nobody filled', () => {
    expect(fillText('<% n %>', {})).toBe('<% n %>')
  })
})
