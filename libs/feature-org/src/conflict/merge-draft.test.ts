import { expect, it } from 'vitest'
import { mergeDraft } from './merge-draft'

const base = { name: 'Sea', code: 'S', headIds: ['a'] }

it('keeps what was typed here, and names what both changed', () => {
  const merged = mergeDraft({
    base,
    mine: { ...base, name: 'Ocean' },
    now: { ...base, name: 'Lake', headIds: ['b'] },
  })
  expect(merged).toEqual({
    draft: { name: 'Ocean', code: 'S', headIds: ['b'] },
    taken: ['headIds'],
    disputed: ['name'],
  })
})

it('disputes nothing when both wrote the same', () => {
  const same = { ...base, name: 'Ocean' }
  expect(mergeDraft({ base, mine: same, now: same })).toMatchObject({ taken: [], disputed: [] })
})
