import type { RichBlock, RichSpan, RichText } from '@atrium/domain-core'
import { delimiters } from './parse-spans'

/** Writes rich text as `parseMarkup` reads it. */
export function writeMarkup({ blocks }: RichText): string {
  return blocks.map(writeBlock).join('\n\n')
}

function writeBlock(block: RichBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return writeSpans(block.spans)
        .replaceAll(/^(?=[#>]|[-*] |\d+[.)] |-{3})/gm, '\\')
        .replaceAll(/^\\(\d+)([.)])/gm, '$1\\$2')
    case 'heading':
      return `${'#'.repeat(block.level)} ${writeSpans(block.spans)}`
    case 'quote':
      return writeSpans(block.spans).replaceAll(/^/gm, '> ')
    case 'list':
      return block.items
        .map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${writeSpans(item)}`)
        .join('\n')
    case 'rule':
      return '---'
  }
}

function writeSpans(spans: readonly RichSpan[]): string {
  return spans.map(writeSpan).join('')
}

function writeSpan({ text, marks = [], link }: RichSpan): string {
  const isCode = marks.includes('code') && !text.includes('`')
  const words = isCode ? `\`${text}\`` : text.replaceAll(/[\\*_+~`[\]]/g, '\\$&')
  const marked = marks.reduce(
    (inner, mark) => (mark === 'code' ? inner : `${delimiters[mark]}${inner}${delimiters[mark]}`),
    words,
  )
  if (link === undefined) return marked
  const address = link.replaceAll('(', '%28').replaceAll(')', '%29')
  return `[${marked}](${address})`
}
