interface GlyphProps {
  className?: string
  style?: { fontSize: number }
}

/** Drawn here because the set underneath shows undo as a circle, which reads as refresh. */
export function UndoGlyph(props: GlyphProps) {
  return <Lines {...props} path="M6.5 3 3 6.5 6.5 10M3.4 6.5H9a4 4 0 0 1 0 8H7" />
}

export function RedoGlyph(props: GlyphProps) {
  return <Lines {...props} path="M9.5 3 13 6.5 9.5 10M12.6 6.5H7a4 4 0 0 0 0 8h2" />
}

/** Drawn here because the set underneath shows a database and a device as the same box of drawers. */
export function DatabaseGlyph(props: GlyphProps) {
  const body = 'M3 4v8c0 1.2 2.2 2.2 5 2.2s5-1 5-2.2V4M3 8c0 1.2 2.2 2.2 5 2.2s5-1 5-2.2'
  return <Lines {...props} path={`M13 4a5 2.2 0 1 1-10 0 5 2.2 0 1 1 10 0Z${body}`} />
}

export function DeviceGlyph(props: GlyphProps) {
  const pins = 'M6 4V1.8M10 4V1.8M6 12v2.2M10 12v2.2M4 6H1.8M4 10H1.8M12 6h2.2M12 10h2.2'
  return <Lines {...props} path={`M4 4h8v8H4ZM6.7 6.7h2.6v2.6H6.7Z${pins}`} />
}

function Lines({ className, style, path }: GlyphProps & { path: string }) {
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
