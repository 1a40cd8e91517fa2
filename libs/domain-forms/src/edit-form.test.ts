import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editForm, type FormEdit } from './edit-form'
import { fieldKinds, newField } from './field'
import { aField, aFormSchema } from './fixtures'
import { formSchemaSchema, type FormSchema } from './form-schema'

const name = aField('text', { id: 'f_name00', label: 'Name' })
const color = aField('single-select', { id: 'f_color0', label: 'Color', required: true })
const schema = aFormSchema([name, color])

function edited(edit: FormEdit, from: FormSchema = schema): FormSchema {
  const result = editForm(from, edit)
  if (!result.ok) throw new Error(result.rejection)
  return result.value
}

describe('the designer', () => {
  it('refuses what is not there', () => {
    expect(editForm(schema, { kind: 'remove-field', fieldId: 'f_nobody' })).toEqual({
      ok: false,
      rejection: 'field-missing',
    })
    expect(
      editForm(schema, { kind: 'move-field', fieldId: name.id, sectionId: 's_none', at: 0 }),
    ).toEqual({
      ok: false,
      rejection: 'section-missing',
    })
    expect(editForm(schema, { kind: 'remove-section', sectionId: 's_main' })).toEqual({
      ok: false,
      rejection: 'last-section',
    })
  })

  it('refuses a field twice', () => {
    const again: FormEdit = { kind: 'add-field', field: name, sectionId: 's_main', at: 0 }
    expect(editForm(schema, again)).toEqual({ ok: false, rejection: 'field-repeated' })
  })

  it('copies a field right behind itself', () => {
    const next = edited({
      kind: 'copy-field',
      fieldId: name.id,
      copyId: 'f_copy00',
      label: 'Name 2',
    })
    expect(next.sections[0]?.fieldIds).toEqual(['f_name00', 'f_copy00', 'f_color0'])
  })

  it('keeps choices and required when a single select becomes a multi-select', () => {
    const next = edited({ kind: 'change-field-kind', fieldId: color.id, to: 'multi-select' })
    expect(next.fields[1]).toMatchObject({
      kind: 'multi-select',
      required: true,
      options: color.options,
    })
  })

  it('leaves rules behind that the new kind does not offer', () => {
    const email = { ...name, validators: [{ kind: 'format', format: 'email' } as const] }
    const next = edited(
      { kind: 'change-field-kind', fieldId: name.id, to: 'number' },
      aFormSchema([email]),
    )
    expect(next.fields[0]?.validators).toEqual([])
  })

  it('hands the fields of a removed section to its neighbour', () => {
    const two = edited({
      kind: 'add-section',
      section: { id: 's_more', title: 'More', fieldIds: [] },
      at: 1,
    })
    const moved = edited({ kind: 'move-field', fieldId: color.id, sectionId: 's_more', at: 0 }, two)
    expect(edited({ kind: 'remove-section', sectionId: 's_more' }, moved).sections).toEqual(
      schema.sections,
    )
    expect(edited({ kind: 'remove-section', sectionId: 's_main' }, moved).sections).toEqual([
      { id: 's_more', title: 'More', fieldIds: ['f_name00', 'f_color0'] },
    ])
  })

  it('keeps every field in exactly one section whatever is done', () => {
    fc.assert(
      fc.property(fc.array(anyEdit(), { maxLength: 40 }), (edits) => {
        const end = edits.reduce((current, edit) => {
          const result = editForm(current, edit)
          return result.ok ? result.value : current
        }, schema)
        const placed = end.sections.flatMap((section) => section.fieldIds)
        expect(placed.toSorted()).toEqual(end.fields.map((field) => field.id).toSorted())
        expect(formSchemaSchema.parse(end)).toEqual(end)
      }),
      { seed: 7, numRuns: 200 },
    )
  })
})

function anyEdit(): fc.Arbitrary<FormEdit> {
  const fieldId = fc.constantFrom('f_name00', 'f_color0', 'f_aaaaaa', 'f_bbbbbb')
  const sectionId = fc.constantFrom('s_main', 's_more')
  const at = fc.integer({ min: 0, max: 5 })
  const to = fc.constantFrom(...fieldKinds)
  const of = <Kind extends FormEdit['kind'], Rest extends object>(
    kind: Kind,
    rest: { [K in keyof Rest]: fc.Arbitrary<Rest[K]> },
  ) => fc.record({ kind: fc.constant(kind), ...rest }) as unknown as fc.Arbitrary<FormEdit>
  return fc.oneof(
    of('add-field', {
      field: fc.tuple(to, fieldId).map(([kind, id]) => newField(kind, id, id)),
      sectionId,
      at,
    }),
    of('change-field-kind', { fieldId, to }),
    of('copy-field', { fieldId, copyId: fieldId, label: fc.constant('Copy') }),
    of('move-field', { fieldId, sectionId, at }),
    of('remove-field', { fieldId }),
    of('move-section', { sectionId, at }),
    of('remove-section', { sectionId }),
  )
}
