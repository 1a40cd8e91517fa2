/** A text with what is selected in it; nothing when both ends are equal. */
export interface Selected {
  readonly text: string
  readonly from: number
  readonly to: number
}

export type Change = (selected: Selected) => Selected

/** What the buttons above a text do to it, with their sign and key. */
export const changes = [
  { id: 'heading', sign: 'H', key: null, change: prefix('## ') },
  { id: 'bold', sign: 'B', key: 'b', change: wrap('**', '**') },
  { id: 'italic', sign: 'I', key: 'i', change: wrap('_', '_') },
  { id: 'underline', sign: 'U', key: 'u', change: wrap('++', '++') },
  { id: 'bullets', sign: '•', key: null, change: prefix('- ') },
  { id: 'numbers', sign: '1.', key: null, change: prefix('1. ') },
  { id: 'quote', sign: '❝', key: null, change: prefix('> ') },
  { id: 'link', sign: '', key: 'k', change: wrap('[', '](https://)') },
] as const

/** Puts signs around what is selected, or takes them away again. */
export function wrap(before: string, after: string): Change {
  return ({ text, from, to }) => {
    const inner = text.slice(from, to)
    const isWrapped = text.slice(0, from).endsWith(before) && text.slice(to).startsWith(after)
    if (isWrapped) {
      const start = from - before.length
      return {
        text: text.slice(0, start) + inner + text.slice(to + after.length),
        from: start,
        to: start + inner.length,
      }
    }
    const start = from + before.length
    return {
      text: text.slice(0, from) + before + inner + after + text.slice(to),
      from: start,
      to: start + inner.length,
    }
  }
}

/** Begins each selected line with a sign, or takes it away when all have it. */
export function prefix(sign: string): Change {
  return ({ text, from, to }) => {
    const start = text.lastIndexOf('\n', from - 1) + 1
    const next = text.indexOf('\n', to)
    const end = next === -1 ? text.length : next
    const lines = text.slice(start, end).split('\n')
    const all = lines.every((line) => line.startsWith(sign))
    const changed = lines.map((line) => (all ? line.slice(sign.length) : sign + line)).join('\n')
    return {
      text: text.slice(0, start) + changed + text.slice(end),
      from: start,
      to: start + changed.length,
    }
  }
}
