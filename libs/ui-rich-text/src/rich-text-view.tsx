import type { RichBlock, RichSpan, RichText, TextMark } from '@atrium/domain-core'
import { Link } from '@atrium/ui/link'
import type { ReactNode } from 'react'
import styles from './rich-text-view.module.css'

export interface RichTextViewProps {
  value: RichText
  /** The level a heading of the text's first level gets in the page around it. */
  level?: 2 | 3
}

/** Rich text as it reads. */
export function RichTextView({ value, level = 2 }: RichTextViewProps) {
  return (
    <div className={styles['text']}>
      {/* oxlint-disable-next-line react/no-array-index-key -- blocks have no identity of their own */}
      {value.blocks.map((block, at) => (
        <Block key={at} block={block} level={level} />
      ))}
    </div>
  )
}

function Block({ block, level }: { block: RichBlock; level: 2 | 3 }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{spansOf(block.spans)}</p>
    case 'heading': {
      const Heading = `h${(level + block.level - 2) as 2 | 3 | 4}` as const
      return <Heading data-level={block.level}>{spansOf(block.spans)}</Heading>
    }
    case 'quote':
      return <blockquote>{spansOf(block.spans)}</blockquote>
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, at) => (
            <li key={at}>{spansOf(item)}</li>
          ))}
        </List>
      )
    }
    case 'rule':
      return <hr />
  }
}

function spansOf(spans: readonly RichSpan[]): ReactNode {
  return spans.map((span, at) => <Span key={at} span={span} />)
}

function Span({ span: { text, marks = [], link } }: { span: RichSpan }) {
  const marked = marks.reduce<ReactNode>((inner, mark) => withMark(mark, inner), text)
  if (link === undefined) return marked
  return (
    <Link href={link} external={/^https?:/i.test(link)}>
      {marked}
    </Link>
  )
}

function withMark(mark: TextMark, inner: ReactNode): ReactNode {
  switch (mark) {
    case 'bold':
      return <strong>{inner}</strong>
    case 'italic':
      return <em>{inner}</em>
    case 'underline':
      return <u>{inner}</u>
    case 'strike':
      return <s>{inner}</s>
    case 'code':
      return <code>{inner}</code>
  }
}
