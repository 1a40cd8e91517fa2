import { describe, expect, it } from 'vitest'
import { fillText, localeOf, placeholdersOf, samePlaceholders } from './locale'

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
  it('names its placeholders once each', () => {
    expect(placeholdersOf('<% b %> <%a%> <% b %>')).toEqual(['a', 'b'])
  })
  it.each([
    ['<% n %> rows', '<%n%> 行', true],
    ['<% n %> of <% n %>', '<% n %>', true],
    ['plain', '<% n %>', false],
    ['<% n %>', 'plain', false],
    ['plain', 'half <% open', false],
    ['<% n %>', '<% n %> <% n, upper %>', false],
  ])('%s has the same placeholders as %s: %s', (original, text, same) => {
    expect(samePlaceholders(original, text)).toBe(same)
  })
})
