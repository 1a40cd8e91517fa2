/** A cell by row and column, counted from 0; row -1 is the head. */
export interface CellPosition {
  readonly row: number
  readonly column: number
}

/** A rectangle of cells, both ends belong to it. */
export interface CellRange {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export interface GridExtent {
  readonly rows: number
  readonly columns: number
  /** Rows seen at once. */
  readonly page: number
}

/** Where a key leads from a cell; null when it isn't a moving key. */
export function moved(
  { row, column }: CellPosition,
  { key, control }: { key: string; control: boolean },
  { rows, columns, page }: GridExtent,
): CellPosition | null {
  const at = (nextRow: number, nextColumn: number): CellPosition => ({
    row: Math.min(Math.max(nextRow, -1), rows - 1),
    column: Math.min(Math.max(nextColumn, 0), columns - 1),
  })
  switch (key) {
    case 'ArrowUp':
      return control ? at(0, column) : at(row - 1, column)
    case 'ArrowDown':
      return control ? at(rows - 1, column) : at(row + 1, column)
    case 'ArrowLeft':
      return control ? at(row, 0) : at(row, column - 1)
    case 'ArrowRight':
      return control ? at(row, columns - 1) : at(row, column + 1)
    case 'Home':
      return control ? at(0, 0) : at(row, 0)
    case 'End':
      return control ? at(rows - 1, columns - 1) : at(row, columns - 1)
    case 'PageUp':
      return at(Math.max(0, row - page), column)
    case 'PageDown':
      return at(row + page, column)
    default:
      return null
  }
}

/** The rectangle between two cells. */
export function rangeOf(a: CellPosition, b: CellPosition): CellRange {
  return {
    top: Math.max(0, Math.min(a.row, b.row)),
    bottom: Math.max(0, a.row, b.row),
    left: Math.min(a.column, b.column),
    right: Math.max(a.column, b.column),
  }
}

/** Cells as the text spreadsheets exchange: tabs between cells, line feeds between rows. */
export function toSheetText(cells: readonly (readonly string[])[]): string {
  return cells.map((row) => row.map(quoted).join('\t')).join('\n')
}

function quoted(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Reads text copied in a spreadsheet; quoted cells may hold tabs and line feeds. */
export function fromSheetText(text: string): string[][] {
  const rows: string[][] = [[]]
  const pattern = /("(?:[^"]|"")*"|[^\t\n\r]*)(\t|\r\n|\n|\r|$)/gy
  const end = text.replace(/(\r\n|\n|\r)$/, '')
  for (;;) {
    const match = pattern.exec(end)
    if (!match) break
    const [, cell = '', separator] = match
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (separator === '') break
    if (separator !== '\t') rows.push([])
  }
  return rows
}

/** Repeats one copied cell over a range; anything larger is laid from the range's first cell. */
export function laidOver(
  cells: readonly (readonly string[])[],
  range: CellRange,
): { row: number; column: number; text: string }[] {
  const single = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined
  if (single === undefined) {
    return cells.flatMap((line, down) =>
      line.map((text, right) => ({ row: range.top + down, column: range.left + right, text })),
    )
  }
  const width = range.right - range.left + 1
  return Array.from({ length: width * (range.bottom - range.top + 1) }, (_, at) => ({
    row: range.top + Math.floor(at / width),
    column: range.left + (at % width),
    text: single,
  }))
}
