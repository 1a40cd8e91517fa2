import {
  type Comparison,
  daySpans,
  type Filter,
  type Operand,
  type Sort,
} from '@atrium/domain-core'
import {
  aField,
  aFormSchema,
  canBeSorted,
  comparisonsOf,
  type Field,
  type FieldKind,
  type FormSchema,
  fieldKinds,
  normalizeValue,
  optionsOf,
  type Value,
  type Values,
} from '@atrium/domain-forms'
import fc from 'fast-check'

const ids = [
  '0190a5b0-0000-7000-8000-000000000001',
  '0190a5b0-0000-7000-8000-000000000002',
  '0190a5b0-0000-7000-8000-000000000003',
]

const tricky = [
  'İstanbul',
  'ΣΑΣ',
  'ß',
  '100%',
  'a_b',
  'C:\\',
  "O'Neil",
  '"; drop table',
  '数据',
  'مرحبا',
  '👩‍👩‍👧',
  ' ',
  '-- ',
  '$1',
  'ǅ',
  'ﬁ',
]

/** Texts of every script that PostgreSQL can keep, and pieces of them. */
const anyText = fc
  .oneof(
    fc.constantFrom(...tricky),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.constantFrom('a', 'A', 'b', ''),
  )
  .filter((text) => text.isWellFormed() && !text.includes('\0'))

const anyNumber = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(0.1, -2.5, 1e14, 123456.789),
)
const anyDay = fc
  .date({
    min: new Date('2026-02-20T00:00:00Z'),
    max: new Date('2026-03-20T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10))
const oddDay = fc.constantFrom('0001-01-01', '9999-12-31', '2024-02-29')
const anyInstant = fc
  .date({
    min: new Date('2026-02-20T00:00:00Z'),
    max: new Date('2026-03-20T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString())

/** A form of some fields of any kind. */
export const anySchema: fc.Arbitrary<FormSchema> = fc
  .array(fc.constantFrom(...fieldKinds), { minLength: 1, maxLength: 6 })
  .map((kinds) => aFormSchema(kinds.map((kind) => aField(kind))))

/** What a record of the form may hold. */
export function anyValues(schema: FormSchema): fc.Arbitrary<Values> {
  return fc.record(
    Object.fromEntries(
      schema.fields.map((field) => [
        field.id,
        fc.option(anyValue(field), { freq: 4 }).map((value) => normalizeValue(field, value)),
      ]),
    ),
  )
}

function anyValue(field: Field): fc.Arbitrary<Value> {
  switch (field.kind) {
    case 'text':
    case 'long-text':
      return anyText
    case 'number':
    case 'currency':
      return anyNumber
    case 'date':
      return fc.oneof(anyDay, oddDay)
    case 'date-time':
      return anyInstant
    case 'switch':
      return fc.boolean()
    case 'single-select':
      return fc.constantFrom(...optionsOf(field).map((option) => option.id))
    case 'multi-select':
      return fc.subarray(optionsOf(field).map((option) => option.id))
    case 'person':
    case 'relation':
      return fc.subarray(ids)
    case 'attachment':
      return fc.constantFrom([], [{ id: ids[0] ?? '', name: 'a.txt', type: 'text/plain', size: 1 }])
  }
}

/** A filter that fits the form, nested or not. */
export function anyFilter(schema: FormSchema): fc.Arbitrary<Filter> {
  const condition = fc.constantFrom(...schema.fields).chain(anyCondition)
  const { filter } = fc.letrec<{ filter: Filter; group: Filter }>((tie) => ({
    filter: fc.oneof({ maxDepth: 3, withCrossShrink: true }, condition, tie('group')),
    group: fc.record({
      kind: fc.constant('group' as const),
      join: fc.constantFrom('and' as const, 'or' as const),
      of: fc.array(tie('filter'), { maxLength: 3 }),
    }),
  }))
  return filter
}

function anyCondition(field: Field): fc.Arbitrary<Filter> {
  return fc.constantFrom<Comparison>(...comparisonsOf[field.kind]).chain((comparison) =>
    anyOperand(field, comparison).map((operand) => ({
      kind: 'condition' as const,
      field: field.id,
      comparison,
      ...(operand === undefined ? {} : { operand }),
    })),
  )
}

function anyOperand(field: Field, comparison: Comparison): fc.Arbitrary<Operand | undefined> {
  if (comparison === 'empty' || comparison === 'not-empty') return fc.constant(undefined)
  if (comparison === 'within') return fc.constantFrom(...daySpans)
  const days = fc.oneof(anyDay, oddDay)
  const one: Record<FieldKind, fc.Arbitrary<string | number | boolean>> = {
    text: anyText,
    'long-text': anyText,
    number: anyNumber,
    currency: anyNumber,
    date: days,
    'date-time': days,
    switch: fc.boolean(),
    'single-select': fc.constantFrom('o_red0', 'o_green', 'o_gone'),
    'multi-select': fc.constantFrom('o_red0', 'o_green', 'o_gone'),
    person: fc.constantFrom(...ids),
    relation: fc.constantFrom(...ids),
    attachment: fc.constant(''),
  }
  if (comparison === 'between') {
    return fc.tuple(one[field.kind], one[field.kind]) as fc.Arbitrary<Operand>
  }
  if (comparison === 'in' || comparison === 'not-in') {
    return fc.array(one[field.kind], { maxLength: 3 }) as fc.Arbitrary<Operand>
  }
  return one[field.kind]
}

/** An order the form's records can be listed in. */
export function anySort(schema: FormSchema): fc.Arbitrary<Sort[]> {
  const sortable = schema.fields.filter((field) => canBeSorted(field.kind)).map(({ id }) => id)
  return fc.array(
    fc.record({
      field: fc.constantFrom(...sortable, 'created_at', 'updated_at'),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
    { maxLength: 3 },
  )
}
