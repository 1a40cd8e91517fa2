import { aField, aFormSchema, zoneClock, type Field, type FieldOption } from '@atrium/domain-forms'
import { describe, expect, it } from 'vitest'
import { rowConverter, type RowConversion } from './convert-rows'

const name = aField('text', { label: 'Name', required: true })
const color = aField('single-select', { label: 'Color' })
const tags = aField('multi-select', { label: 'Tags' })
const count = aField('number', { label: 'Count', validators: [{ kind: 'range', min: 0, max: 10 }] })

let seed = 0
function converter(fields: readonly Field[], part: Partial<RowConversion> = {}) {
  return rowConverter({
    schema: aFormSchema(fields),
    mapping: fields.map((field, column) => ({ column, fieldId: field.id })),
    columnNames: fields.map((field) => field.label),
    createOptions: false,
    partial: false,
    context: { clock: zoneClock('UTC'), person: () => null, record: () => null },
    random: (bytes) => Uint8Array.from({ length: bytes }, () => (seed += 11) % 256),
    ...part,
  })
}

describe('a row of a file', () => {
  it('is refused with every wrong cell named', () => {
    const converted = converter([name, color, count]).convert({
      row: 7,
      cells: ['A', 'Mauve', 'many'],
    })
    expect(converted).toEqual({
      ok: false,
      errors: [
        { row: 7, column: 'Color', fieldId: color.id, value: 'Mauve', code: 'option-unknown' },
        { row: 7, column: 'Count', fieldId: count.id, value: 'many', code: 'not-a-number' },
      ],
    })
  })

  it('is refused by the rules of its form, as a record is', () => {
    const converted = converter([name, count]).convert({ row: 2, cells: [null, 11] })
    expect(converted).toMatchObject({
      ok: false,
      errors: [{ code: 'required' }, { code: 'too-big', params: { max: 10 } }],
    })
  })

  it('need not fill required fields when it only changes others', () => {
    const partial = converter([name, count], {
      mapping: [{ column: 1, fieldId: count.id }],
      partial: true,
    })
    expect(partial.convert({ row: 2, cells: [null, 3] })).toEqual({
      ok: true,
      values: { [count.id]: 3 },
    })
  })

  it('brings new choices when it may, each once', () => {
    const growing = converter([name, color, tags], { createOptions: true })
    const first = growing.convert({ row: 2, cells: ['A', 'Mauve', 'Red, New'] })
    const second = growing.convert({ row: 3, cells: ['B', 'Mauve', 'New'] })
    const added = growing.addedOptions()
    const labels = (options: readonly FieldOption[] | undefined) =>
      options?.map((option) => option.label)
    expect([labels(added.get(color.id)), labels(added.get(tags.id))]).toEqual([['Mauve'], ['New']])
    const mauve = added.get(color.id)?.[0]?.id
    expect([first, second]).toMatchObject([
      { ok: true, values: { [color.id]: mauve } },
      { ok: true, values: { [color.id]: mauve } },
    ])
  })
})
