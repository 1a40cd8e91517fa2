import { aField, aForm, aFormSchema } from '@atrium/domain-forms'
import { describe, expect, it } from 'vitest'
import { isSameSchema, removedFields, storedField } from './draft-state'

const name = aField('text', { id: 'f_name00', label: 'Name' })
const age = aField('number', { id: 'f_age000', label: 'Age' })
const old = aField('date', { id: 'f_old000', label: 'Old' })

describe('two schemas', () => {
  it('differ by a place, a name or a rule', () => {
    const one = aFormSchema([name, age])
    expect(isSameSchema(one, aFormSchema([age, name]))).toBe(false)
    expect(isSameSchema(one, aFormSchema([{ ...name, required: true }, age]))).toBe(false)
  })

  it('are the same whatever the order of keys, of the list of fields, and outer spaces', () => {
    const { label, ...rest } = name
    const one = aFormSchema([name, age])
    expect(isSameSchema(one, { ...one, fields: [age, { label: `${label} `, ...rest }] })).toBe(true)
  })
})

describe('a removed field', () => {
  const form = aForm({ published: aFormSchema([name, age]), archivedFields: [old] })

  it('is one of the published or earlier ones that the draft lacks', () => {
    expect(removedFields(form, aFormSchema([name])).map((field) => field.id)).toEqual([
      'f_age000',
      'f_old000',
    ])
  })

  it('is known as it was stored', () => {
    expect(storedField(form, 'f_old000')).toBe(old)
    expect(storedField(form, 'f_new000')).toBeUndefined()
  })
})
