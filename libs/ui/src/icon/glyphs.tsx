interface GlyphProps {
  className?: string
  style?: { fontSize: number }
}

/** Drawn here because the set underneath shows undo as a circle, which reads as refresh. */
export function UndoGlyph(props: GlyphProps) {
  return <Arrow {...props} path="M6.5 3 3 6.5 6.5 10M3.4 6.5H9a4 4 0 0 1 0 8H7" />
}

export function RedoGlyph(props: GlyphProps) {
  return <Arrow {...props} path="M9.5 3 13 6.5 9.5 10M12.6 6.5H7a4 4 0 0 0 0 8h2" />
}

function Arrow({ className, style, path }: GlyphProps & { path: string }) {
  return (
    <svg
      aria-hidden
      className={className}
      style={style}
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}
