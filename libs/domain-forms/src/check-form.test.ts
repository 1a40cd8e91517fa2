import { describe, expect, it } from 'vitest'
import { checkForm, type FormProblemCode } from './check-form'
import { fieldKinds, type Field } from './field'
import { aField, aFormSchema } from './fixtures'
import { emptyFormSchema, type FormSchema } from './form-schema'

const codes = (schema: FormSchema) => checkForm(schema).map((problem) => problem.code)
const red = { id: 'o_aaaa', label: 'Red', color: 'red', archived: false } as const

describe('a form', () => {
  it('of every kind of field has no errors', () => {
    const target = '0190a5b0-0000-7000-8000-000000000001'
    const fields = fieldKinds.map((kind) =>
      kind === 'relation' ? aField('relation', { formId: target }) : aField(kind),
    )
    expect(checkForm(aFormSchema(fields)).filter(({ severity }) => severity === 'error')).toEqual(
      [],
    )
  })

  it('of nothing cannot be published', () => {
    expect(codes(emptyFormSchema('s_main'))).toEqual(['form-empty'])
  })

  it.each<[FormProblemCode, Field]>([
    ['label-missing', aField('text', { label: '' })],
    ['options-missing', aField('single-select', { options: [] })],
    ['options-missing', aField('multi-select', { options: [{ ...red, archived: true }] })],
    ['option-repeated', aField('single-select', { options: [red, { ...red, id: 'o_bbbb' }] })],
    ['relation-target-missing', aField('relation')],
    ['default-unfit', aField('single-select', { default: 'o_none' })],
    ['default-unfit', aField('multi-select', { default: ['o_red0', 'o_none'] })],
    ['limits-crossed', aField('number', { validators: [{ kind: 'range', min: 2, max: 1 }] })],
    ['validator-unfit', aField('switch', { validators: [{ kind: 'length', min: 1, max: 2 }] })],
    [
      'compare-target-unfit',
      aField('number', { validators: [{ kind: 'compare', comparison: 'gt', field: 'f_nothere' }] }),
    ],
  ])('says %s at the field', (code, field) => {
    expect(checkForm(aFormSchema([field]))).toContainEqual({
      code,
      severity: 'error',
      fieldId: field.id,
    })
  })

  it('refuses two fields of one name, at both', () => {
    const fields = [aField('text', { label: 'Same' }), aField('number', { label: 'Same' })]
    expect(codes(aFormSchema(fields))).toEqual(['label-repeated', 'label-repeated'])
  })

  it('compares fields of the same kind only, and none with itself', () => {
    const compare = (field: string) => [{ kind: 'compare', comparison: 'gt', field } as const]
    const day = aField('date')
    const count = aField('number', { validators: compare(day.id) })
    expect(codes(aFormSchema([day, count]))).toEqual(['compare-target-unfit'])
    const itself = aField('number', { id: 'f_itself', validators: compare('f_itself') })
    expect(codes(aFormSchema([itself]))).toEqual(['compare-target-unfit'])
    const later = aField('date', { validators: compare(day.id) })
    expect(codes(aFormSchema([day, later]))).toEqual([])
  })

  it('has every field in exactly one section', () => {
    const [one, two] = [aField('text'), aField('text')]
    const schema = aFormSchema([one, two], {
      sections: [{ id: 's_main', title: '', fieldIds: [one.id, one.id] }],
    })
    expect(checkForm(schema).map(({ code, fieldId }) => [code, fieldId])).toEqual([
      ['field-misplaced', one.id],
      ['field-misplaced', two.id],
    ])
  })

  it('is only warned of a title that names nothing', () => {
    const field = aField('switch')
    expect(checkForm(aFormSchema([field], { titleFieldId: field.id }))).toEqual([
      { code: 'title-unfit', severity: 'warning', fieldId: field.id },
    ])
  })
})
