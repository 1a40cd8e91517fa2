import type { RichText } from '@atrium/domain-core'
import { type ControlProps, useControl } from '@atrium/ui/field'
import { LinkIcon } from '@atrium/ui/icon'
import { useWords } from '@atrium/ui/locale'
import { useRef, useState } from 'react'
import { type Change, changes, type Selected } from './change-text'
import { parseMarkup } from './parse-markup'
import { RichTextView } from './rich-text-view'
import { writeMarkup } from './write-markup'
import styles from './rich-text-input.module.css'

export interface RichTextInputProps extends ControlProps {
  value: RichText
  onChange: (value: RichText) => void
  placeholder?: string
}

/** Text with a few signs for headings, lists and links, and how it reads beside it. */
export function RichTextInput(props: RichTextInputProps) {
  const { value, onChange, placeholder } = props
  const words = useWords(texts)
  const control = useControl(props)
  const area = useRef<HTMLTextAreaElement>(null)
  // What is typed is kept as typed; only a value from elsewhere is written anew.
  const [typed, setTyped] = useState(() => ({ text: writeMarkup(value), value }))
  const text = typed.value === value ? typed.text : writeMarkup(value)

  function type(next: string) {
    const parsed = parseMarkup(next)
    setTyped({ text: next, value: parsed })
    onChange(parsed)
  }

  function apply(change: Change) {
    const box = area.current
    if (!box) return
    const { selectionStart: from, selectionEnd: to } = box
    const next: Selected = change({ text, from, to })
    type(next.text)
    // The browser moves the caret to the end when the text changes.
    requestAnimationFrame(() => {
      box.focus()
      box.setSelectionRange(next.from, next.to)
    })
  }

  return (
    <div className={styles['input']} data-invalid={control['aria-invalid']}>
      <div className={styles['bar']} role="toolbar" aria-label={words.toolbar}>
        {changes.map(({ id, sign, change }) => (
          <button
            key={id}
            type="button"
            disabled={control.disabled}
            aria-label={words[id]}
            title={words[id]}
            data-sign={id}
            data-glyph={sign}
            onClick={() => apply(change)}
          >
            {id === 'link' && <LinkIcon size={14} />}
          </button>
        ))}
      </div>
      <div className={styles['sides']}>
        <textarea
          {...control}
          ref={area}
          value={text}
          placeholder={placeholder}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            const pressed = changes.find(({ key }) => key !== null && key === event.key)
            if (!pressed || !(event.ctrlKey || event.metaKey) || event.altKey) return
            event.preventDefault()
            apply(pressed.change)
          }}
        />
        <section className={styles['view']} aria-label={words.preview}>
          {value.blocks.length === 0 ? (
            <p className={styles['nothing']}>{words.nothing}</p>
          ) : (
            <RichTextView value={value} level={3} />
          )}
        </section>
      </div>
    </div>
  )
}

const texts = {
  'zh-CN': {
    toolbar: '文字格式',
    heading: '标题',
    bold: '加粗（Ctrl+B）',
    italic: '斜体（Ctrl+I）',
    underline: '下划线（Ctrl+U）',
    bullets: '项目列表',
    numbers: '编号列表',
    quote: '引用',
    link: '链接（Ctrl+K）',
    preview: '效果预览',
    nothing: '在左侧输入，这里会显示效果。',
  },
  en: {
    toolbar: 'Formatting',
    heading: 'Heading',
    bold: 'Bold (Ctrl+B)',
    italic: 'Italic (Ctrl+I)',
    underline: 'Underline (Ctrl+U)',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    quote: 'Quote',
    link: 'Link (Ctrl+K)',
    preview: 'How it reads',
    nothing: 'Type at the left to see how it reads.',
  },
}
