import { describe, expect, it } from 'vitest'
import { bringChoices } from './bring-choices'
import { optionsOf, type FieldOption } from './field'
import { aField, aFormSchema } from './fixtures'

const field = aField('single-select')
const schema = aFormSchema([field])
const option = (id: string, label: string): FieldOption => ({
  id,
  label,
  color: 'grey',
  archived: false,
})
const bring = (options: FieldOption[], draft = schema) =>
  bringChoices({ published: schema, draft }, new Map([[field.id, options]]))

describe('choices that records bring', () => {
  it('are refused when they are more than a field may have', () => {
    const many = Array.from({ length: 498 }, (_, n) => option(`o_${1000 + n}`, `Tag ${n}`))
    expect(bring(many)).toMatchObject({ ok: false, rejection: { field: { id: field.id } } })
    expect(bring(many.slice(1))).toMatchObject({ ok: true })
  })

  it('join what is published and what is designed', () => {
    const mauve = option('o_mauve', 'Mauve')
    const grown = { fields: [{ options: [...optionsOf(field), mauve] }] }
    expect(bring([mauve])).toMatchObject({ value: { published: grown, draft: grown } })
  })

  it('are told apart from those the form has by now', () => {
    const brought = bring([option('o_mine', 'Red')])
    expect(brought).toMatchObject({ value: { published: schema, draft: schema } })
    expect(brought.ok && brought.value.known).toEqual(
      new Map([[field.id, new Map([['o_mine', 'o_red0']])]]),
    )
  })

  it('take the place of those designed under the same name, also as a default', () => {
    const designed = { ...field, options: [option('o_mine', 'Mauve')], default: 'o_mine' }
    expect(bring([option('o_mauve', 'Mauve')], aFormSchema([designed]))).toMatchObject({
      value: { draft: { fields: [{ options: [{ id: 'o_mauve' }], default: 'o_mauve' }] } },
    })
  })

  it('leave a published choice that is being renamed to them alone', () => {
    const renamed = { ...field, options: [option('o_red0', 'Mauve')] }
    expect(bring([option('o_mauve', 'Mauve')], aFormSchema([renamed]))).toMatchObject({
      value: { draft: { fields: [renamed] } },
    })
  })
})
