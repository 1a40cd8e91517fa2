import { cellText, type Cell } from '@atrium/domain-core'
import {
  newOptionId,
  optionLimit,
  optionsOf,
  type Field,
  type FieldOption,
} from '@atrium/domain-forms'

/** The choices of selects by their labels; it may grow while a file is read. */
interface OptionBook {
  readonly find: (field: Field, label: string) => string | null
  /** Adds the choices that a cell names and the field does not have; answers whether there were any. */
  learn(field: Field, cell: Cell): boolean
  readonly added: () => ReadonlyMap<string, readonly FieldOption[]>
}

/** Opens the book of these fields. What would be more choices than a field may have stays unknown. */
export function optionBook(
  fields: readonly Field[],
  random: (bytes: number) => Uint8Array,
): OptionBook {
  const added = new Map<string, FieldOption[]>()
  const labels = new Map(
    fields.map((field) => [
      field.id,
      // The first of a repeated label counts.
      new Map(
        optionsOf(field)
          .map(({ label, id }) => [label, id] as const)
          .toReversed(),
      ),
    ]),
  )
  return {
    find: (field, label) => labels.get(field.id)?.get(label) ?? null,
    learn(field, cell) {
      const known = labels.get(field.id)
      const text = cellText(cell)
      if (!known || known.has(text)) return false
      const fresh = new Set(
        labelsIn(field, text).filter((each) => !known.has(each) && isLabel(each)),
      )
      const taken = [...fresh].slice(0, Math.max(0, optionLimit - known.size))
      for (const label of taken) {
        const id = newOptionId(random)
        known.set(label, id)
        const option = { id, label, color: 'grey', archived: false } as const
        added.set(field.id, [...(added.get(field.id) ?? []), option])
      }
      return taken.length > 0
    },
    added: () => added,
  }
}

function labelsIn({ kind }: Field, text: string): string[] {
  if (kind === 'single-select') return [text]
  return kind === 'multi-select' ? text.split(/[,;，；、\n]/).map((each) => each.trim()) : []
}

function isLabel(label: string): boolean {
  return label !== '' && label.length <= 100 && label.isWellFormed() && !label.includes('\0')
}
