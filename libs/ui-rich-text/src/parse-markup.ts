import { type RichBlock, type RichSpan, type RichText, richTextSchema } from '@atrium/domain-core'
import { parseSpans } from './parse-spans'

const heading = /^(#{1,3}) +(.*)$/
const bullet = /^[-*] +(.*)$/
const numbered = /^\d{1,4}[.)] +(.*)$/
const quoted = /^> ?(.*)$/
const rule = /^-{3,}\s*$/

/**
 * Reads what a person typed: `## heading`, `- item`, `1. item`, `> quote`, `---`, and in a line `**bold**`,
 * `_italic_`, `++underlined++`, `~~struck~~`, a back-ticked word and `[text](address)`. Everything else is text.
 */
export function parseMarkup(text: string): RichText {
  const blocks: RichBlock[] = []
  /** The block that the next line goes on with. */
  let open: Gathering | null = null

  function close() {
    if (open) blocks.push(blockOf(open))
    open = null
  }

  function gather(kind: Gathering['kind'], line: string) {
    if (open?.kind !== kind) close()
    open ??= { kind, lines: [] }
    open.lines.push(line)
  }

  for (const line of text.split(/\r?\n/)) {
    const single = singleOf(line)
    if (single) {
      close()
      blocks.push(single)
    } else if (line.trim() === '') close()
    else gather(...kindOf(line))
  }
  close()
  return richTextSchema.parse({ blocks })
}

interface Gathering {
  readonly kind: 'paragraph' | 'quote' | 'bullets' | 'numbers'
  readonly lines: string[]
}

function singleOf(line: string): RichBlock | null {
  if (rule.test(line)) return { kind: 'rule' }
  const [, marks, words = ''] = heading.exec(line) ?? []
  if (marks === undefined) return null
  return { kind: 'heading', level: marks.length === 3 ? 3 : 2, spans: parseSpans(words) }
}

function kindOf(line: string): [Gathering['kind'], string] {
  const [item, number, quote] = [bullet, numbered, quoted].map((form) => form.exec(line)?.[1])
  if (item !== undefined) return ['bullets', item]
  if (number !== undefined) return ['numbers', number]
  return quote === undefined ? ['paragraph', line] : ['quote', quote]
}

function blockOf({ kind, lines }: Gathering): RichBlock {
  switch (kind) {
    case 'bullets':
    case 'numbers':
      return { kind: 'list', ordered: kind === 'numbers', items: lines.map(parseSpans) }
    case 'quote':
    case 'paragraph':
      return { kind, spans: parseSpans(lines.join('\n')) as RichSpan[] }
  }
}
