/** One cell of a file as it was read; a spreadsheet's dates arrive as `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm:ss`. */
export type Cell = string | number | boolean | null

/** The cell as text, trimmed; empty for nothing. */
export function cellText(cell: Cell): string {
  return cell === null ? '' : String(cell).trim()
}
