import type { ReactNode } from 'react'
import type { Tone } from '../theme'
import styles from './text.module.css'

export interface TextProps {
  children: ReactNode
  size?: 12 | 13 | 14 | 16
  tone?: 'normal' | 'soft' | 'muted' | Tone
  weight?: 'regular' | 'medium' | 'bold'
  /** Digits of equal width, for columns and clocks. */
  numeric?: boolean
  mono?: boolean
  /** One line with an ellipsis. */
  cut?: boolean
  /** A paragraph instead of a span. */
  block?: boolean
}

/** Text in one of the steps of the type scale. */
export function Text({ children, size = 14, tone = 'normal', ...props }: TextProps) {
  const { weight = 'regular', numeric, mono, cut, block } = props
  const Element = block ? 'p' : 'span'
  const names = [
    styles[tone],
    numeric && 'atr-numeric',
    mono && styles['mono'],
    cut && styles['cut'],
  ]
  return (
    <Element
      className={names.filter(Boolean).join(' ')}
      style={{ fontSize: `var(--atr-size-${size})`, fontWeight: `var(--atr-weight-${weight})` }}
    >
      {children}
    </Element>
  )
}

export interface HeadingProps {
  children: ReactNode
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3 | 4
  /** Its look, when the place alone would be too loud or too quiet. */
  size?: 13 | 14 | 16 | 20 | 24 | 30
  id?: string
}

const usual = { 1: 24, 2: 16, 3: 14, 4: 13 } as const

/** A heading in the order of the page. */
export function Heading({ children, level, size = usual[level], id }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element id={id} style={{ fontSize: `var(--atr-size-${size})` }}>
      {children}
    </Element>
  )
}
