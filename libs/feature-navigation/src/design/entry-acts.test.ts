import { anEntry, type Entry } from '@atrium/domain-navigation'
import { describe, expect, it } from 'vitest'
import { groupOf, withChanged, withEntry, withGroup, withMoved, withoutEntry } from './entry-acts'

const [apps, contacts, search] = [
  anEntry({ id: 'a', route: 'apps' }),
  anEntry({ id: 'c', route: 'contacts' }),
  anEntry({ id: 's', route: 'search' }),
]
const more: Entry = {
  id: 'g',
  kind: 'group',
  icon: null,
  title: { 'zh-CN': '更多', en: 'More' },
  places: [contacts, search],
}
const ids = (entries: readonly Entry[]) =>
  entries.map((entry) =>
    entry.kind === 'group' ? [entry.id, ...entry.places.map(({ id }) => id)] : entry.id,
  )

describe('the entries of a navigation', () => {
  it('lead to one place once, also from within a group', () => {
    expect(withEntry([more], anEntry({ route: 'contacts' }))).toEqual([more])
    expect(ids(withEntry([more], apps))).toEqual([['g', 'c', 's'], 'a'])
  })
  it('are removed wherever they stand, a group with all it holds', () => {
    expect(ids(withoutEntry([apps, more], 'c'))).toEqual(['a', ['g', 's']])
    expect(ids(withoutEntry([apps, more], 'g'))).toEqual(['a'])
  })
  it('move among those beside them', () => {
    expect(ids(withMoved([apps, more], 'g', 0))).toEqual([['g', 'c', 's'], 'a'])
    expect(ids(withMoved([apps, more], 's', 0))).toEqual(['a', ['g', 's', 'c']])
  })
  it('go into a group and out of it', () => {
    expect(ids(withGroup([apps, more], apps, 'g'))).toEqual([['g', 'c', 's', 'a']])
    expect(ids(withGroup([more], search, null))).toEqual([['g', 'c'], 's'])
  })
  it('are changed where they stand', () => {
    const title = { 'zh-CN': '同事', en: 'Colleagues' }
    const [changed] = withChanged([more], { ...contacts, title })
    expect(changed).toMatchObject({ places: [{ id: 'c', title }, { id: 's' }] })
    expect(groupOf([more], 'c')?.id).toBe('g')
  })
})
