import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page as browserPage, userEvent } from 'vitest/browser'
import { mountReact } from './pages/mount-react'
import { anEntry, heading, openWindow, type RoutedWindow } from './testing/routed-window'

/** What an author may write, by the name of the link. */
const links: Record<string, { href: string; target?: string; rel?: string; download?: string }> = {
  'Same app': { href: '/form/a' },
  Unknown: { href: '/nowhere' },
  'Admin page': { href: '/console/org' },
  'Same admin page': { href: '/console/org?view=tree' },
  'Next admin page': { href: '/console/posts' },
  'Other space': { href: '/space-acme/list' },
  'Other origin': { href: 'https://elsewhere.example/list' },
  'New window': { href: '/form/a', target: '_blank' },
  External: { href: '/form/a', rel: 'external' },
  Download: { href: '/form/a', download: 'a.txt' },
  // oxlint-disable-next-line no-script-url -- the router must leave it alone
  Script: { href: 'javascript:void 0' },
  Mail: { href: 'mailto:a@b.example' },
  Sandbox: { href: '/form/a?__SANDBOX__=1' },
}

function LinksPage() {
  return (
    <>
      <h1>Links</h1>
      {Object.entries(links).map(([name, link]) => (
        <a key={name} {...link}>
          {name}
        </a>
      ))}
    </>
  )
}

const linksPage = { page: () => Promise.resolve({ mount: mountReact(LinksPage) }) }
const feature = {
  id: 'test',
  routes: [
    anEntry('/list', linksPage),
    anEntry('/forced/:id?', linksPage),
    anEntry('/form/:id'),
    anEntry('/console/org', { layout: 'index', ...linksPage }),
    anEntry('/console/:id', { layout: 'index' }),
  ],
  newWindowOn: [{ pattern: '/forced/:id?' }],
}
let opened: RoutedWindow
let left: string[]
/** Stands behind the router and tells which clicks it left to the browser. */
const note = (event: MouseEvent) => {
  if (!event.defaultPrevented) left.push((event.target as HTMLElement).textContent ?? '')
  event.preventDefault()
}

async function open(startAt: string) {
  opened = await openWindow(startAt, [feature])
  await expect.element(heading('Links')).toBeVisible()
}

beforeEach(() => {
  left = []
  window.addEventListener('click', note)
})
afterEach(() => {
  window.removeEventListener('click', note)
  opened.close()
  sessionStorage.clear()
})

const click = (name: string) => browserPage.getByRole('link', { name, exact: true }).click()

describe('a link', () => {
  it('of the same app opens in place, with the history updated', async () => {
    await open('/list')
    await click('Same app')
    await expect.element(heading('Page /form/:id')).toBeVisible()
    expect(left).toEqual([])
    opened.routing.back()
    await expect.element(heading('Links')).toBeVisible()
  })
  it('of an admin page loads the whole window, unless it stays on the page', async () => {
    await open('/console/org')
    await click('Next admin page')
    await click('Same admin page')
    expect(left).toEqual(['Next admin page'])
    expect(opened.routing.here()).toBe('/console/org?view=tree')
    await click('Same app')
    await expect.element(heading('Page /form/:id')).toBeVisible()
  })
  it.each(Object.keys(links).filter((name) => name !== 'Same app'))(
    '"%s" is left to the browser',
    async (name) => {
      await open('/list')
      await click(name)
      expect(left).toEqual([name])
      expect(opened.routing.here()).toBe('/list')
    },
  )
  it.each(['Control', 'Shift', 'Alt', 'Meta'])(
    'clicked with %s is left to the browser',
    async (key) => {
      await open('/list')
      await userEvent.keyboard(`{${key}>}`)
      await click('Same app')
      await userEvent.keyboard(`{/${key}}`)
      expect(left).toEqual(['Same app'])
    },
  )
  it('is followed by the keyboard too', async () => {
    await open('/list')
    opened.host.querySelector('a')?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('Page /form/:id')).toBeVisible()
  })
  it('inside a shadow tree is followed', async () => {
    await open('/list')
    const shadow = opened.host.attachShadow({ mode: 'open' })
    shadow.innerHTML = '<a href="/form/a"><b>Inside</b></a>'
    shadow.querySelector('b')?.click()
    await expect.element(heading('Page /form/:id')).toBeVisible()
  })
  it('to where one is adds nothing to the history', async () => {
    await open('/list')
    await click('Same app')
    await expect.element(heading('Page /form/:id')).toBeVisible()
    const self = document.body.appendChild(document.createElement('a'))
    self.href = '/form/a'
    self.click()
    await vi.waitFor(() => expect(opened.routing.browser.state.historyAction).toBe('REPLACE'))
    self.remove()
  })
  it('keeps the space of the address', async () => {
    await open('/space-acme/list')
    expect(opened.routing.href('/form/a')).toBe('/space-acme/form/a')
    opened.routing.navigate('/form/a')
    await vi.waitFor(() => expect(opened.routing.here()).toBe('/space-acme/form/a'))
  })
  it('stands behind the deploy base', async () => {
    opened = await openWindow('/list', [feature], { base: '/atrium' })
    await expect.element(heading('Links')).toBeVisible()
    expect(opened.routing.href('/form/a')).toBe('/atrium/form/a')
    await click('Same app')
    expect(left).toEqual(['Same app'])
    opened.routing.navigate('/form/a')
    await vi.waitFor(() => expect(opened.routing.here()).toBe('/atrium/form/a'))
  })
})

describe('on a path that forces new windows', () => {
  it.each(['Same app', 'Unknown', 'Admin page', 'Other space', 'Other origin'])(
    'the link "%s" opens one',
    async (name) => {
      const windows = vi.spyOn(window, 'open').mockReturnValue(null)
      await open('/forced/7')
      await click(name)
      const href = new URL(links[name]?.href ?? '', location.href).href
      expect(windows.mock.calls).toEqual([[href, '_blank', 'noopener']])
      expect(opened.routing.here()).toBe('/forced/7')
      windows.mockRestore()
    },
  )
  it.each(['New window', 'Download', 'Script'])('the link "%s" stays as it is', async (name) => {
    const windows = vi.spyOn(window, 'open').mockReturnValue(null)
    await open('/forced')
    await click(name)
    expect(windows).not.toHaveBeenCalled()
    expect(left).toEqual([name])
    windows.mockRestore()
  })
})

describe('sandbox mode', () => {
  it('stays in the address without loading the window again', async () => {
    await open('/list?__SANDBOX__=1')
    const { opensInPlace } = opened.routing
    expect(opensInPlace({ pathname: '/list', search: '?__SANDBOX__=1&view=all' })).toBe(true)
    expect(opensInPlace({ pathname: '/form/a' })).toBe(true)
    expect(opensInPlace({ pathname: '/form/a', search: '?__SANDBOX__=0' })).toBe(false)
  })
})

describe('naked mode', () => {
  it('is kept for the window in session storage', async () => {
    await open('/list?__NAKED__=1')
    expect(opened.view.naked).toBe(true)
    expect(sessionStorage.getItem('__NAKED__')).toBe('1')
    opened.routing.navigate('/form/a')
    await expect.element(heading('Page /form/:id')).toBeVisible()
    expect(opened.view.naked).toBe(true)
  })
  it('ends with an address that says so', async () => {
    sessionStorage.setItem('__NAKED__', '1')
    await open('/list?__NAKED__=0')
    expect(opened.view.naked).toBe(false)
    expect(sessionStorage.getItem('__NAKED__')).toBe('0')
  })
})
