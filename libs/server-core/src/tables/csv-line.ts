import Papa from 'papaparse'
import { guardFormula } from './formula-text'

/** A line of comma-separated text of which no cell starts a formula. */
export function csvLine(cells: readonly (string | number | boolean | null)[]): string {
  const safe = cells.map((cell) => (typeof cell === 'string' ? guardFormula(cell) : cell))
  return `${Papa.unparse([safe])}\r\n`
}
