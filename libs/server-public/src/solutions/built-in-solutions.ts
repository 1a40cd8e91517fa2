import type { FormSchema } from '@atrium/domain-forms'
import { type Solution, solutionSchema } from '@atrium/domain-public'
import { customerVisits } from './customer-visits'
import { equipmentInspection } from './equipment-inspection'
import { expenseClaims } from './expense-claims'
import type { Sketch, SketchedForm, SketchedText } from './sketch'

type BuiltIn = Pick<Solution, 'id' | 'icon' | 'color' | 'text' | 'textEn'>

/** What every platform offers from the start; an operator may change it or take it back. */
export const builtInSolutions: readonly BuiltIn[] = [
  customerVisits,
  equipmentInspection,
  expenseClaims,
].map(drawOut)

function drawOut({ id, icon, color, zh, en }: Sketch): BuiltIn {
  const made = {
    id,
    icon,
    color,
    text: textOf(zh),
    textEn: textOf(en),
    published: true,
    version: 1,
    updatedAt: '2026-01-01T00:00:00.000Z',
  }
  return solutionSchema.parse(made)
}

function textOf({ description, forms, ...text }: SketchedText) {
  const blocks = description.map((words) => ({
    kind: 'paragraph' as const,
    spans: [{ text: words }],
  }))
  return { ...text, description: { blocks }, forms: forms.map(formOf) }
}

/** Ids follow from the places in the sketch, so that both languages have the same. */
function formOf({ name, fields }: SketchedForm): {
  name: string
  schema: Pick<FormSchema, 'sections'> & { fields: unknown[] }
} {
  const ids = fields.map((_, at) => `f_field${String(at + 1).padStart(3, '0')}`)
  return {
    name,
    schema: {
      fields: fields.map(({ choices, ...field }, at) => ({
        ...field,
        id: ids[at],
        ...(choices && {
          options: choices.map(([label, color], place) => ({
            id: `o_choice${place + 1}`,
            label,
            color,
          })),
        }),
      })),
      sections: [
        { id: 's_main', title: '', fieldIds: ids as FormSchema['sections'][0]['fieldIds'] },
      ],
    },
  }
}
