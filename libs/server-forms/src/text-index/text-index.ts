import type { FormColumn } from '../tables/form-column'

/** An index of the pairs of characters that a form's texts hold. */
export interface TextIndex {
  readonly name: string
  /** The columns it was built over, by physical name. */
  readonly columns: readonly string[]
}

/** The columns that a search looks into. */
export function textColumns(columns: readonly FormColumn[]): FormColumn[] {
  return columns.filter(
    ({ state, kind }) => state === 'live' && (kind === 'text' || kind === 'long-text'),
  )
}

/** Whether the index knows what these columns hold. */
export function covers(index: TextIndex | null, names: readonly string[]): index is TextIndex {
  return index !== null && names.every((name) => index.columns.includes(name))
}

/** What is indexed: the same text in a statement makes the index serve. */
export function pairsSql({ columns }: Pick<TextIndex, 'columns'>): string {
  // No pair of one text runs into the next one.
  return `platform.text_pairs(${columns.map((name) => `coalesce("${name}", '')`).join(" || E'\\n' || ")})`
}
