import type { RichText } from '@atrium/domain-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseMarkup } from './parse-markup'
import { writeMarkup } from './write-markup'

const spansOf = (text: string) => {
  const [block] = parseMarkup(text).blocks
  return block?.kind === 'paragraph' ? block.spans : null
}

describe('what a person types', () => {
  it('becomes headings, lists, quotes, rules and paragraphs', () => {
    const text = '## Why\nBecause\nof this.\n\n- a\n- b\n1. c\n> said\n---\nEnd'
    expect(parseMarkup(text).blocks.map((block) => block.kind)).toEqual([
      'heading',
      'paragraph',
      'list',
      'list',
      'quote',
      'rule',
      'paragraph',
    ])
  })
  it('has marked words and links', () => {
    expect(spansOf('a **b** _c_ ++d++ ~~e~~ `f` [g](https://h.example)')).toEqual([
      { text: 'a ' },
      { text: 'b', marks: ['bold'] },
      { text: ' ' },
      { text: 'c', marks: ['italic'] },
      { text: ' ' },
      { text: 'd', marks: ['underline'] },
      { text: ' ' },
      { text: 'e', marks: ['strike'] },
      { text: ' ' },
      { text: 'f', marks: ['code'] },
      { text: ' ' },
      { text: 'g', link: 'https://h.example' },
    ])
  })
  it.each(['file_name_here', '2 ** 3', 'a_b', '[x](javascript:alert(1))', '<b>x</b>', 'C++'])(
    'stays text where it is none of these: %s',
    (text) => {
      expect(spansOf(text)).toEqual([{ text }])
    },
  )
  it('can be escaped', () => {
    expect(spansOf('\\*\\*not bold\\*\\*')).toEqual([{ text: '**not bold**' }])
  })
})

describe('writing and reading again', () => {
  const words = fc
    .array(
      fc.constantFrom(
        '字',
        '😀',
        ' x ',
        '*',
        '_',
        '\\',
        '[',
        ']',
        '(',
        '`',
        '#',
        '~',
        '+',
        '>',
        '1. ',
      ),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((parts) => `文${parts.join('')}文`)
  const marks = fc
    .uniqueArray(fc.constantFrom('bold', 'italic', 'strike', 'underline'), { maxLength: 3 })
    .map((list) => list.toSorted())
  const span = fc
    .record({ text: words, marks, linked: fc.boolean() })
    .map(({ text, marks: held, linked }) => ({
      text,
      ...(held.length > 0 && { marks: held }),
      ...(linked && { link: 'https://a.example/x?y=1' }),
    }))
  const spans = fc.tuple(span)
  const block = fc.oneof(
    spans.map((given) => ({ kind: 'paragraph', spans: given })),
    spans.map((given) => ({ kind: 'heading', level: 2, spans: given })),
    spans.map((given) => ({ kind: 'quote', spans: given })),
    fc.record({
      kind: fc.constant('list'),
      ordered: fc.boolean(),
      items: fc.array(spans, { minLength: 1, maxLength: 3 }),
    }),
    fc.constant({ kind: 'rule' }),
  )

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
        const text = { blocks: separate(blocks) } as RichText
        expect(parseMarkup(writeMarkup(text))).toEqual(text)
      }),
    )
  })

  it('keeps a line that only looks like a heading or an item', () => {
    for (const line of ['# x', '- x', '> x', '12. x', '---', '1) x']) {
      const text: RichText = { blocks: [{ kind: 'paragraph', spans: [{ text: line }] }] }
      expect(parseMarkup(writeMarkup(text))).toEqual(text)
    }
  })

  it('keeps several differently marked spans beside each other', () => {
    const text: RichText = {
      blocks: [
        {
          kind: 'paragraph',
          spans: [
            { text: '甲', marks: ['bold'] },
            { text: '乙', marks: ['bold', 'italic'] },
            { text: '丙', marks: ['italic'] },
            { text: '丁' },
            { text: '戊', link: '/notices' },
          ],
        },
      ],
    }
    expect(parseMarkup(writeMarkup(text))).toEqual(text)
  })
})

/** Two lists of one kind beside each other are one list; a person cannot type them apart. */
function separate<Block extends { kind: string }>(blocks: readonly Block[]): Block[] {
  return blocks.filter((block, at) => at === 0 || block.kind !== blocks[at - 1]?.kind)
}
