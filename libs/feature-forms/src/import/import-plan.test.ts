import { aField, aFormSchema, type InspectedFile, type PublishedForm } from '@atrium/domain-forms'
import { expect, it } from 'vitest'
import { fillsChoices, guessedMapping, importInput, keyFields, missingFields } from './import-plan'

const code = aField('text', { label: 'Car code', unique: true, required: true })
const color = aField('single-select', { label: '颜色' })
const files = aField('attachment', { label: 'Files' })
const form: PublishedForm = {
  id: '00000000-0000-7000-8000-000000000001',
  appId: '00000000-0000-7000-8000-000000000002',
  name: 'Cars',
  version: 1,
  schema: aFormSchema([code, color, files]),
}
const column = (index: number, name: string) => ({
  index,
  name,
  kind: 'text' as const,
  choices: [],
  samples: [],
  filled: 1,
})
const file: InspectedFile = {
  name: 'cars.csv',
  format: 'csv',
  sheets: [],
  sheet: '',
  headerRow: 1,
  columns: [column(0, 'CAR_CODE'), column(1, '颜色 '), column(2, 'Files'), column(3, 'car code')],
  rowCount: 1,
  notes: [],
}

it('never maps attachments, nor a field twice', () => {
  expect(guessedMapping(file, form)).toEqual({ 0: code.id, 1: color.id, 2: null, 3: null })
})

it('names required fields that nothing fills', () => {
  expect(missingFields({ mapping: { 1: color.id } }, form)).toEqual([code])
  expect(missingFields({ mapping: { 0: code.id } }, form)).toEqual([])
})

it('offers mapped fields without duplicates as keys', () => {
  expect(keyFields({ mapping: { 0: code.id, 1: color.id } }, form)).toEqual([code])
  expect(keyFields({ mapping: { 1: color.id } }, form)).toEqual([])
  expect(fillsChoices({ mapping: { 1: color.id } }, form)).toBe(true)
})

it('leaves out columns without a field and a key that adding does not need', () => {
  const plan = {
    fileId: form.id,
    file,
    mapping: { 0: code.id, 3: null },
    mode: 'add',
    keyFieldId: code.id,
    createOptions: false,
  } as const
  const input = importInput(plan, { formId: form.id, dryRun: true, timeZone: 'Asia/Shanghai' })
  expect(input.mapping).toEqual([{ column: 0, fieldId: code.id }])
  expect(input).not.toHaveProperty('keyFieldId')
  expect(input).not.toHaveProperty('sheet')
})
