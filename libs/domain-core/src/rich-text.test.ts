import { describe, expect, it } from 'vitest'
import { excerptOf, isBlank, plainText, type RichText, richTextSchema } from './rich-text'

const paragraph = (text: string): RichText => ({
  blocks: [{ kind: 'paragraph', spans: [{ text }] }],
})

describe('rich text', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'java\nscript:x',
  ])('refuses a link to %j', (link) => {
    const text = { blocks: [{ kind: 'paragraph', spans: [{ text: 'x', link }] }] }
    expect(richTextSchema.safeParse(text).success).toBe(false)
  })
  it('refuses a block it does not know', () => {
    const text = { blocks: [{ kind: 'html', html: '<script>alert(1)</script>' }] }
    expect(richTextSchema.safeParse(text).success).toBe(false)
  })
  it('leaves out what it does not know of a block it knows', () => {
    const text = { blocks: [{ kind: 'rule', onclick: 'alert(1)' }], script: 'x' }
    expect(richTextSchema.parse(text)).toEqual({ blocks: [{ kind: 'rule' }] })
  })
  it.each(['https://example.com/a?b=c', 'mailto:help@example.com', '/notices/1'])(
    'takes a link to %s',
    (link) => {
      const text = { blocks: [{ kind: 'paragraph', spans: [{ text: 'x', link }] }] }
      expect(richTextSchema.parse(text)).toEqual(text)
    },
  )
  it('is blank when only space is written', () => {
    expect(isBlank(paragraph(' \n'))).toBe(true)
    expect(isBlank({ blocks: [{ kind: 'rule' }] })).toBe(true)
    expect(isBlank(paragraph('<b>'))).toBe(false)
  })
  it('reads as plain lines', () => {
    const text: RichText = {
      blocks: [
        { kind: 'heading', level: 2, spans: [{ text: 'Why' }] },
        { kind: 'list', ordered: false, items: [[{ text: 'a' }], [{ text: 'b' }, { text: 'c' }]] },
      ],
    }
    expect(plainText(text)).toBe('Why\na\nbc')
  })
})

describe('an excerpt', () => {
  it('is the whole text when it is short', () => {
    expect(excerptOf(paragraph('Short'), 10)).toBe('Short')
  })
  it('ends at a word, and says that more follows', () => {
    expect(excerptOf(paragraph('The system is upgraded on Sunday'), 18)).toBe('The system is…')
  })
  it('cuts Chinese at a character and never splits one', () => {
    expect(excerptOf(paragraph('系统将于周日凌晨升级'), 6)).toBe('系统将于周…')
    expect(excerptOf(paragraph('😀😀😀😀'), 3)).toBe('😀😀…')
  })
})
