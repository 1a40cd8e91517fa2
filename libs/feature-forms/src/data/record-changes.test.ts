import { aField, aFormSchema } from '@atrium/domain-forms'
import { expect, it } from 'vitest'
import { changedValues, conflictsOf } from './record-changes'

const a = aField('text')
const b = aField('text')
const schema = aFormSchema([a, b])

it('sends nothing that stayed the same', () => {
  expect(changedValues({ [a.id]: 'x' }, { [a.id]: 'x', [b.id]: null })).toEqual({})
  expect(changedValues({ [a.id]: ['1'] }, { [a.id]: ['1', '2'] })).toEqual({ [a.id]: ['1', '2'] })
})

it('asks only where both changed the same field to something else', () => {
  const base = { [a.id]: 'old', [b.id]: 'old' }
  const found = conflictsOf(schema, {
    base,
    mine: { [a.id]: 'mine', [b.id]: 'old' },
    theirs: { [a.id]: 'theirs', [b.id]: 'new' },
  })
  expect(found.conflicts).toEqual([{ field: a, mine: 'mine', theirs: 'theirs' }])
  expect(found.merged).toEqual({ [b.id]: 'new' })
})

it('takes over what both changed alike', () => {
  const found = conflictsOf(schema, {
    base: { [a.id]: 'old' },
    mine: { [a.id]: 'same' },
    theirs: { [a.id]: 'same' },
  })
  expect(found).toEqual({ conflicts: [], merged: { [a.id]: 'same' } })
})
