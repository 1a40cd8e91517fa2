import { describe, expect, it } from 'vitest'
import { type ClickedLink, decideLink, type LinkClick, type LinkContext } from './link-click'

const plain: LinkClick = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
}
const aLink = (
  href: string,
  link: Partial<ClickedLink> & { download?: boolean } = {},
): ClickedLink => ({
  href,
  target: '',
  rel: '',
  hasAttribute: (name) => name === 'download' && Boolean(link.download),
  ...link,
})
const context: LinkContext = {
  href: 'https://host/atrium/apps?view=mine',
  base: '/atrium',
  opensNewWindow: false,
  opensInPlace: ({ pathname }) => pathname === '/apps' || pathname === '/search',
}

describe('a click on a link', () => {
  it.each([
    ['prevented', { defaultPrevented: true }],
    ['with the middle button', { button: 1 }],
    ['with Ctrl', { ctrlKey: true }],
    ['with Cmd', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
  ])('is left alone when %s', (_, click) => {
    expect(decideLink({ ...plain, ...click }, aLink('/atrium/search'), context).kind).toBe(
      'browser',
    )
  })
  it.each([
    ['another window', aLink('/atrium/search', { target: '_blank' })],
    ['a download', aLink('/atrium/search', { download: true })],
    ['a link marked external', aLink('/atrium/search', { rel: 'external' })],
    ['a script', aLink('javascript:alert(1)')],
    ['mail', aLink('mailto:a@b.example')],
    ['another origin', aLink('https://elsewhere.example/atrium/search')],
    ['outside the deploy base', aLink('https://host/atriums/search')],
    ['an unmatched path', aLink('https://host/atrium/nowhere')],
    ['a place on the same page', aLink('https://host/atrium/apps?view=mine#end')],
    ['a malformed address', aLink('https://')],
    ['a path that another host could hide in', aLink('https://host/atrium//evil.example')],
    ['another origin on the same host', aLink('https://host:8443/atrium/search')],
    ['data', aLink('data:text/html,x')],
  ])('is left to the browser for %s', (_, link) => {
    expect(decideLink(plain, link, context).kind).toBe('browser')
  })
  it('opens a known page in place, behind the deploy base', () => {
    expect(decideLink(plain, aLink('https://host/atrium/search?q=1#x'), context)).toEqual({
      kind: 'in-place',
      to: '/search?q=1#x',
      isHere: false,
    })
  })
  it('adds nothing to the history when it leads to where one is', () => {
    expect(decideLink(plain, aLink('/atrium/apps?view=mine'), context)).toMatchObject({
      isHere: true,
    })
  })
  it('leaves what is no plain link alone even on pages that force a new window', () => {
    const forced = { ...context, opensNewWindow: true }
    for (const link of [
      aLink('javascript:alert(1)'),
      aLink('/atrium/search', { download: true }),
      aLink('/atrium/search', { target: '_blank' }),
    ])
      expect(decideLink(plain, link, forced).kind).toBe('browser')
  })
  it('opens a new window on pages that force it', () => {
    const forced = { ...context, opensNewWindow: true }
    expect(decideLink(plain, aLink('https://host/atrium/search'), forced)).toEqual({
      kind: 'new-window',
      href: 'https://host/atrium/search',
    })
  })
})
