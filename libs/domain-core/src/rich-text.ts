import { z } from 'zod'

const textMarks = ['bold', 'italic', 'underline', 'strike', 'code'] as const

/** Where a link may lead: another site, an address of ours, a mailbox. A script is none of these. */
const linkSchema = z
  .string()
  .max(2000)
  .regex(/^(https?:\/\/[^\s\\]+|mailto:[^\s\\]+|\/(?!\/)[^\s\\]*)$/i)

const spanSchema = z.object({
  text: z.string().max(20_000),
  marks: z.array(z.enum(textMarks)).max(textMarks.length).optional(),
  link: linkSchema.optional(),
})

const spansSchema = z.array(spanSchema).max(500)

const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), spans: spansSchema }),
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    spans: spansSchema,
  }),
  z.object({ kind: z.literal('quote'), spans: spansSchema }),
  z.object({
    kind: z.literal('list'),
    ordered: z.boolean(),
    items: z.array(spansSchema).max(200),
  }),
  z.object({ kind: z.literal('rule') }),
])

/**
 * Text with headings, lists and links, as blocks of a closed set: there is no markup in it that could
 * run. Whatever else is sent along is left out; a block or link of another kind is refused.
 */
export const richTextSchema = z.object({ blocks: z.array(blockSchema).max(500) })

export type RichText = z.infer<typeof richTextSchema>
export type RichBlock = RichText['blocks'][number]
export type RichSpan = z.infer<typeof spanSchema>
export type TextMark = (typeof textMarks)[number]

/** True for an address that a link in rich text may have. */
export function isRichLink(address: string): boolean {
  return linkSchema.safeParse(address).success
}

/** The words alone, one line a block. */
export function plainText({ blocks }: RichText): string {
  return blocks.map(blockText).join('\n').trim()
}

/** The beginning of the words, cut at a word or character; an ellipsis says that more follows. */
export function excerptOf(text: RichText, length: number): string {
  const words = plainText(text).replaceAll(/\s+/g, ' ')
  const letters = Array.from(words)
  if (letters.length <= length) return words
  const cut = letters.slice(0, length - 1).join('')
  const atWord = /[A-Za-z]$/.test(cut) ? cut.replace(/\s\S*$/, '') : cut
  return `${atWord.trimEnd()}…`
}

/** True when nothing but space is written. */
export function isBlank(text: RichText): boolean {
  return plainText(text) === ''
}

function blockText(block: RichBlock): string {
  switch (block.kind) {
    case 'list':
      return block.items.map(spansText).join('\n')
    case 'rule':
      return ''
    case 'paragraph':
    case 'heading':
    case 'quote':
      return spansText(block.spans)
  }
}

function spansText(spans: readonly RichSpan[]): string {
  return spans.map((span) => span.text).join('')
}
