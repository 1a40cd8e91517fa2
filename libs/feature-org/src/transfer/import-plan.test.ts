import type { InspectedFile } from '@atrium/domain-forms'
import { expect, it } from 'vitest'
import { importInput, namesSomebody, planFor } from './import-plan'

const column = (index: number, name: string) => ({
  index,
  name,
  kind: 'text' as const,
  choices: [],
  samples: [],
  filled: 1,
})
const fileOf = (...names: string[]): InspectedFile => ({
  name: 'people.csv',
  format: 'csv',
  sheets: ['CSV'],
  sheet: 'CSV',
  headerRow: 1,
  columns: names.map((name, at) => column(at, name)),
  rowCount: 3,
  notes: [],
})

it('knows columns in either language, each once, and leaves out the others', () => {
  const { mapping } = planFor('f', fileOf('登录名', 'login id', 'E-mail', '部 门', 'Shoe size'))
  expect(mapping).toEqual({ 0: 'loginId', 1: null, 2: 'email', 3: 'departments', 4: null })
})

it('asks for a column that says who a row is about', () => {
  expect(namesSomebody(planFor('f', fileOf('Name', 'Phone')))).toBe(false)
  expect(namesSomebody(planFor('f', fileOf('Name', '工号')))).toBe(true)
})

it('sends what is mapped, and makes links for new people only', () => {
  const plan = {
    ...planFor('f', fileOf('Name', 'x', '工号')),
    mode: 'update',
    links: true,
  } as const
  expect(importInput(plan, true)).toMatchObject({
    mapping: [
      { column: 0, field: 'name' },
      { column: 2, field: 'employeeNumber' },
    ],
    links: false,
    dryRun: true,
  })
})
