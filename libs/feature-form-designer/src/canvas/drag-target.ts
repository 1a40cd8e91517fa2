import type { FormSchema } from '@atrium/domain-forms'

/** A place on the canvas. */
export interface Place {
  readonly sectionId: string
  /** Counted from 0, among the fields of the section without the one being moved. */
  readonly at: number
}

/**
 * Where something dropped on a field or a section goes.
 * @param over Id of the field or section below the pointer.
 * @param after Whether the pointer is in the second half of the field.
 * @param moving The field being moved, if it stands on the canvas already.
 */
export function placeOver(
  schema: FormSchema,
  { over, after, moving }: { over: string; after: boolean; moving?: string | undefined },
): Place | null {
  for (const section of schema.sections) {
    const rest = section.fieldIds.filter((id) => id !== moving)
    if (section.id === over) return { sectionId: section.id, at: rest.length }
    const at = rest.indexOf(over)
    if (at >= 0) return { sectionId: section.id, at: after ? at + 1 : at }
  }
  return null
}

/** Where a new field goes when nobody points: behind the selected one, or at the end of the selected or last section. */
export function placeBehind(schema: FormSchema, selected: string | null): Place {
  const behind = selected === null ? null : placeOver(schema, { over: selected, after: true })
  if (behind) return behind
  const last = schema.sections.at(-1)
  return { sectionId: last?.id ?? '', at: last?.fieldIds.length ?? 0 }
}

/** Where a field goes when moved by one step; null at either end of the form. */
export function placeStep(schema: FormSchema, fieldId: string, step: -1 | 1): Place | null {
  const sectionAt = schema.sections.findIndex((section) => section.fieldIds.includes(fieldId))
  const section = schema.sections[sectionAt]
  if (!section) return null
  const at = section.fieldIds.indexOf(fieldId) + step
  if (at >= 0 && at < section.fieldIds.length) return { sectionId: section.id, at }
  const neighbour = schema.sections[sectionAt + step]
  if (!neighbour) return null
  return { sectionId: neighbour.id, at: step > 0 ? 0 : neighbour.fieldIds.length }
}
