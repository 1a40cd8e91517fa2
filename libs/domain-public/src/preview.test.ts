import { aField, aFormSchema } from '@atrium/domain-forms'
import { describe, expect, it } from 'vitest'
import { forStrangers } from './preview'

describe('a form that strangers see', () => {
  it('does not name the form behind a relation', () => {
    const formId = '0190a5b0-0000-7000-8000-000000000001'
    const { fields } = forStrangers(aFormSchema([aField('relation', { formId })]))
    expect(fields).toMatchObject([{ kind: 'relation', formId: '' }])
  })
  it('leaves out choices that are no longer offered', () => {
    const field = aField('single-select')
    const options = field.options.map((each, at) => ({ ...each, archived: at === 0 }))
    const { fields } = forStrangers(aFormSchema([{ ...field, options }]))
    expect(fields).toMatchObject([{ options: [{ label: 'Green' }, { label: 'Blue' }] }])
  })
})
