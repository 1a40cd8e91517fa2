import { describe, expect, it } from 'vitest'
import { checkEntries } from './check-navigation'
import { anEntry } from './fixtures'
import { type Entry, isLinkAddress, type Terminal } from './navigation'

const untitled = { title: { 'zh-CN': '', en: '' } } as const
const group = (places: Extract<Entry, { kind: 'group' }>['places']): Entry => ({
  ...anEntry(),
  kind: 'group',
  title: { 'zh-CN': '更多', en: 'More' },
  places,
})

describe('a navigation', () => {
  it.each<[string, Terminal, Entry[]]>([
    ['navigation-empty', 'web', []],
    ['group-empty', 'web', [group([])]],
    ['group-on-phone', 'app', [group([anEntry()])]],
    ['too-many-places', 'app', [anEntry(), anEntry(), anEntry(), anEntry(), anEntry()]],
    [
      'place-twice',
      'web',
      [anEntry({ route: 'contacts' }), group([anEntry({ route: 'contacts' })])],
    ],
    ['entry-untitled', 'web', [{ ...group([anEntry()]), ...untitled } as Entry]],
    ['navigation-too-long', 'web', Array.from({ length: 61 }, () => anEntry())],
  ])('is refused as %s', (rejection, terminal, entries) => {
    expect(checkEntries(terminal, entries)).toEqual({ ok: false, rejection })
  })
  it('may hold groups in a wide window, and four places on a phone', () => {
    expect(checkEntries('web', [anEntry(), group([anEntry()])])).toMatchObject({ ok: true })
    const four = [anEntry(), anEntry(), anEntry(), anEntry()]
    expect(checkEntries('app', four)).toMatchObject({ ok: true })
  })
})

describe('the address of a link', () => {
  it.each([
    'javascript:alert(1)',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'data:text/html,x',
    'contacts',
    'https://',
    '/a b',
  ])('is not %s', (address) => {
    expect(isLinkAddress(address)).toBe(false)
  })
  it.each(['/contacts?q=a', 'https://example.com/报表', 'http://10.0.0.1:8080'])(
    'may be %s',
    (address) => {
      expect(isLinkAddress(address)).toBe(true)
    },
  )
})
