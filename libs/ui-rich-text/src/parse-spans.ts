import { isRichLink, type RichSpan, type TextMark } from '@atrium/domain-core'

/** What stands at both ends of marked words. */
export const delimiters: Readonly<Record<Exclude<TextMark, 'code'>, string>> = {
  bold: '**',
  italic: '_',
  underline: '++',
  strike: '~~',
}

const marksByDelimiter = Object.entries(delimiters) as [Exclude<TextMark, 'code'>, string][]
const escaped = /^\\([\\*_+~`[\]#>.)-])/
const coded = /^`([^`\n]+)`/
const linked = /^\[((?:\\.|[^\]\\])*)\]\(([^()\s]+)\)/

/** Reads marks and links within a line; what is not closed stays text. */
export function parseSpans(text: string): RichSpan[] {
  return spansOf(text, [], undefined)
}

function spansOf(text: string, outer: readonly TextMark[], link: string | undefined): RichSpan[] {
  const spans: RichSpan[] = []
  let marks = [...outer]
  let at = 0
  while (at < text.length) {
    const rest = text.slice(at)
    const escape = escaped.exec(rest)
    const code = coded.exec(rest)
    const anchor = link === undefined ? linked.exec(rest) : null
    const delimiter = delimiterAt(text, at, marks)
    if (escape) {
      push(spans, { text: escape[1] ?? '', marks, link })
      at += 2
    } else if (code) {
      push(spans, { text: code[1] ?? '', marks: [...marks, 'code'], link })
      at += code[0].length
    } else if (anchor?.[2] !== undefined && isRichLink(anchor[2])) {
      for (const span of spansOf(anchor[1] ?? '', marks, anchor[2])) spans.push(span)
      at += anchor[0].length
    } else if (delimiter) {
      const [mark, sign] = delimiter
      marks = marks.includes(mark) ? marks.filter((known) => known !== mark) : [...marks, mark]
      at += sign.length
    } else {
      const letter = String.fromCodePoint(text.codePointAt(at) ?? 0)
      push(spans, { text: letter, marks, link })
      at += letter.length
    }
  }
  return spans
}

/** A delimiter that opens something closed further on, or closes what is open. */
function delimiterAt(text: string, at: number, marks: readonly TextMark[]) {
  return marksByDelimiter.find(([mark, sign]) => {
    if (!text.startsWith(sign, at)) return false
    // In the middle of a word such as file_name an underscore is itself.
    if (sign === '_' && /[A-Za-z0-9]_[A-Za-z0-9]/.test(text.slice(Math.max(0, at - 1), at + 2))) {
      return false
    }
    return marks.includes(mark) || text.includes(sign, at + sign.length + 1)
  })
}

interface Piece {
  readonly text: string
  readonly marks: readonly TextMark[]
  readonly link: string | undefined
}

/** Goes on with the last span when nothing but the text differs. */
function push(spans: RichSpan[], { text, marks, link }: Piece): void {
  const last = spans.at(-1)
  const ordered = marks.toSorted()
  const same = last && (last.marks ?? []).join() === ordered.join() && last.link === link
  if (same) last.text += text
  else {
    spans.push({
      text,
      ...(ordered.length > 0 && { marks: ordered }),
      ...(link !== undefined && { link }),
    })
  }
}
