import { checkForm, type InspectedColumn } from '@atrium/domain-forms'
import { describe, expect, it } from 'vitest'
import { chooseColumns, fieldsOf, kindsFor, wrongLabels } from './column-fields'

const column = (index: number, part: Partial<InspectedColumn> = {}): InspectedColumn => ({
  index,
  name: `Column ${index}`,
  kind: 'text',
  choices: [],
  samples: [],
  filled: 1,
  ...part,
})

let seed = 0
const random = (count: number) => Uint8Array.from({ length: count }, () => (seed += 7) % 256)

describe('the columns of a file', () => {
  it('may not share a name or have none', () => {
    const choices = chooseColumns([
      column(0, { name: 'A' }),
      column(1, { name: 'A ' }),
      column(2, { name: ' ' }),
    ])
    expect([...wrongLabels(choices)]).toEqual([0, 1, 2])
  })

  it('may share a name with one that is left out', () => {
    const [first, second] = chooseColumns([column(0, { name: 'A' }), column(1, { name: 'A' })])
    expect(wrongLabels([first!, { ...second!, included: false }]).size).toBe(0)
  })

  it('become a select only when their values can be choices', () => {
    expect(kindsFor(column(0))).not.toContain('single-select')
    expect(kindsFor(column(0, { choices: ['R'] }))).toContain('multi-select')
  })

  it('become fields of a form without problems', () => {
    const choices = chooseColumns([
      column(0),
      column(3, { kind: 'single-select', choices: ['R', 'PG'] }),
      column(4, { kind: 'number' }),
    ])
    const fields = fieldsOf(choices, random)
    expect(fields.map((each) => each.column)).toEqual([0, 3, 4])
    expect(fields[1]?.field).toMatchObject({
      kind: 'single-select',
      options: [{ label: 'R' }, { label: 'PG' }],
    })
    const schema = {
      fields: fields.map((each) => each.field),
      sections: [{ id: 's_main', title: '', fieldIds: fields.map((each) => each.field.id) }],
      titleFieldId: null,
    }
    expect(checkForm(schema)).toEqual([])
  })
})
