import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textChangeSchema, textIssue, textLimit } from './product-text'

const original = '<% count %> of <% total %>'

describe('a text that stands for another', () => {
  it.each([
    ['', 'required'],
    [' \n ', 'required'],
    ['x'.repeat(textLimit + 1), 'too-long'],
    ['<% count %> \u0000 <% total %>', 'invalid-character'],
    ['<% count %> \u202E <% total %>', 'invalid-character'],
    ['<% count %> \uD800 <% total %>', 'invalid-character'],
    ['<% count %>', 'text-placeholders-differ'],
    ['<% count %> <% total %> <% more %>', 'text-placeholders-differ'],
    ['<% count %> <% total %> <% half', 'text-placeholders-differ'],
  ])('is refused as %j: %s', (text, code) => {
    expect(textIssue(original, text)).toMatchObject({ code })
  })

  it('names the placeholders to keep, and says when there are none', () => {
    expect(textIssue(original, 'x')).toEqual({
      code: 'text-placeholders-differ',
      params: { names: 'count, total' },
    })
    expect(textIssue('Save', 'Save <% x %>')).toEqual({ code: 'text-no-placeholders' })
  })

  it('may hold any words in any order around the same names', () => {
    expect(textIssue(original, '共 <%total%> 条\n第 <% count %> 条 <b>')).toBeNull()
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{L}\p{N} .,!?<>&"']{0,200}$/u), (words) => {
        const text = `<% total %>${words.replaceAll('%', '')}<% count %>`
        expect(textIssue(original, text)).toBeNull()
      }),
    )
  })
})

describe('a change', () => {
  it('is of a language of the product, and holds no other field', () => {
    const change = { key: 'apps.title', locale: 'en', text: ' Apps ' }
    expect(textChangeSchema.parse(change).text).toBe('Apps')
    expect(textChangeSchema.safeParse({ ...change, locale: 'fr' }).success).toBe(false)
    expect(textChangeSchema.safeParse({ ...change, entId: 'other' }).success).toBe(false)
    expect(textChangeSchema.safeParse({ ...change, text: 7 }).success).toBe(false)
  })
})
