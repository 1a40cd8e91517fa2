import type { ComponentType } from 'react'

export interface IconProps {
  /** Edge in pixels: 16 beside text, 20 alone. */
  size?: 12 | 14 | 16 | 20 | 24
  className?: string | undefined
  spin?: boolean
}

/** An icon component; always decorative, so the name is carried by text or a label beside it. */
export type Icon = ComponentType<IconProps>

type Glyph = ComponentType<{
  'aria-hidden'?: boolean
  className?: string
  spin?: boolean
  style?: { fontSize: number }
}>

/** Makes an icon of the set from a glyph: hidden from screen readers, sized by tokens. */
export function drawn(Drawing: Glyph): Icon {
  return function DrawnIcon({ size = 16, className, spin = false }: IconProps) {
    return (
      <Drawing
        aria-hidden
        spin={spin}
        style={{ fontSize: size }}
        {...(className ? { className } : {})}
      />
    )
  }
}
