import { describe, expect, it } from 'vitest'
import { fieldKinds, type Field } from './field'
import { aField, aFormSchema } from './fixtures'
import { conversionLoss, planPublish } from './publish-plan'

const text = aField('text')
const number = aField('number')
const steps = (before: Field[] | null, after: Field[], archived: Field[] = []) =>
  planPublish(before && aFormSchema(before), aFormSchema(after), archived).steps.map((step) =>
    step.kind === 'create-table' ? step.kind : `${step.kind} ${step.field.kind}`,
  )

describe('a publication', () => {
  it('refuses a change of kind that carries nothing over', () => {
    const plan = planPublish(aFormSchema([text]), aFormSchema([aField('person', { id: text.id })]))
    expect(plan.rejections).toEqual([{ code: 'conversion-impossible', fieldId: text.id }])
    expect(plan.steps).toEqual([])
  })

  it('makes the table the first time', () => {
    expect(steps(null, [{ ...text, unique: true }, number])).toEqual([
      'create-table',
      'add-column text',
      'add-unique text',
      'add-column number',
    ])
  })

  it('does nothing to the table when only labels change', () => {
    expect(steps([text], [{ ...text, label: 'Renamed', required: true }])).toEqual([])
  })

  it('archives what is removed, and restores what comes back', () => {
    expect(steps([text, number], [text])).toEqual(['archive-column number'])
    expect(steps([text], [text, number], [number])).toEqual(['restore-column number'])
  })

  it('converts what comes back as another kind', () => {
    const asText = aField('text', { id: number.id })
    expect(steps([text], [text, asText], [number])).toEqual([
      'restore-column text',
      'convert-column text',
    ])
  })

  it('forbids repeats after converting, and allows them before', () => {
    const strict = { ...text, unique: true }
    const strictNumber = aField('number', { id: text.id, unique: true })
    expect(steps([text], [strict])).toEqual(['add-unique text'])
    expect(steps([strict], [text])).toEqual(['drop-unique text'])
    expect(steps([strict], [])).toEqual(['drop-unique text', 'archive-column text'])
    expect(steps([strict], [strictNumber])).toEqual([
      'drop-unique text',
      'convert-column number',
      'add-unique number',
    ])
  })

  it('keeps choices that were published and dropped, archived', () => {
    const field = aField('single-select')
    const [first] = field.options
    const draft = aFormSchema([{ ...field, options: first ? [first] : [] }])
    const { schema } = planPublish(aFormSchema([field]), draft)
    expect(schema.fields[0]).toMatchObject({
      options: field.options.map((option, at) => ({ ...option, archived: at > 0 })),
    })
  })
})

describe('what a change of kind costs', () => {
  it.each(fieldKinds.filter((kind) => kind !== 'long-text'))(
    'from %s to long text is nothing, unless it is a reference',
    (kind) => {
      const isReference = ['person', 'attachment', 'relation'].includes(kind)
      expect(conversionLoss(kind, 'long-text')).toBe(isReference ? null : 'none')
    },
  )

  it.each([
    ['text', 'number', 'some'],
    ['date-time', 'date', 'some'],
    ['date', 'date-time', 'none'],
    ['multi-select', 'single-select', 'some'],
    ['number', 'date', null],
    ['text', 'switch', null],
    ['relation', 'person', null],
  ] as const)('from %s to %s is %s', (from, to, loss) => {
    expect(conversionLoss(from, to)).toBe(loss)
  })
})
