import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { Link } from './links/link'
import { mountReact } from './pages/mount-react'
import { usePage } from './pages/page-context'
import { anEntry, heading, openWindow, type RoutedWindow } from './testing/routed-window'

function ListPage() {
  const { path, query } = usePage()
  return (
    <div style={{ height: 2000 }}>
      <h1>List</h1>
      <output>{JSON.stringify({ ...path, ...query })}</output>
    </div>
  )
}

function DisguisePage() {
  return (
    <>
      <Link to="javascript:alert(1)">Script in disguise</Link>
      <Link to="//evil.example/list">Host in disguise</Link>
    </>
  )
}

const list = anEntry('/list/:record?', {
  page: () => Promise.resolve({ mount: mountReact(ListPage) }),
})
const form = anEntry('/form/:id')
const aPage = (pattern: string, load: () => Promise<unknown>) => anEntry(pattern, { page: load })
const goneChunk = '/no-such-chunk-1234.js'
let opened: RoutedWindow

async function open(startAt: string, ...more: ReturnType<typeof anEntry>[]) {
  opened = await openWindow(startAt, [{ id: 'test', routes: [list, form, ...more] }])
  return opened
}

afterEach(() => {
  opened.close()
  sessionStorage.clear()
})

describe('the router goes on', () => {
  describe('while storage is disabled', () => {
    beforeEach(() => {
      vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    })
    afterEach(() => void vi.restoreAllMocks())

    it('and keeps naked mode, pages and scroll as long as the window lives', async () => {
      const { routing } = await open('/list?__NAKED__=1')
      await expect.element(heading('List')).toBeVisible()
      opened.host.scrollTop = 500
      routing.navigate('/form/1')
      await expect.element(heading('Page /form/:id')).toBeVisible()
      expect(opened.view.naked).toBe(true)
      routing.back()
      await expect.element(heading('List')).toBeVisible()
      expect(opened.host.scrollTop).toBe(500)
    })
  })

  it('with hostile url parameters, which a page reads as texts', async () => {
    await open('/list/%3Cimg%20src=x%3E?view=<script>alert(1)</script>&__proto__=x&bad=%E0%A4%A')
    await expect
      .element(browserPage.getByRole('status'))
      .toHaveTextContent(
        '{"record":"<img src=x>","view":"<script>alert(1)</script>","__proto__":"x","bad":"\u{FFFD}%A"}',
      )
    expect(document.querySelector('.atrium-page img, .atrium-page script')).toBeNull()
  })
  it('with a malformed escape in the path', async () => {
    await open('/list/%E0%A4%A')
    await expect.element(browserPage.getByRole('status')).toHaveTextContent('{"record":"%E0%A4%A"}')
  })
  it.each(['//evil.example/list', 'javascript:alert(1)', 'https://evil.example/', ''])(
    'where it is when it is told to go to "%s"',
    async (to) => {
      const { routing, said } = await open('/list')
      routing.navigate(to)
      expect(said).toEqual([`navigation cannot lead to ${to}`])
      expect(routing.here()).toBe('/list')
    },
  )
  it.each(['//evil.example/', 'javascript:alert(1)', 'https://evil.example/', 'https://'])(
    'where it is when it is told to load "%s"',
    async (href) => {
      const { routing, said } = await open('/list')
      routing.load(href)
      expect(said).toEqual([`the window cannot load ${href}`])
    },
  )
  it('with links that lead home when they were made to lead out', async () => {
    const disguise = () => Promise.resolve({ mount: mountReact(DisguisePage) })
    await open('/disguise', aPage('/disguise', disguise))
    for (const name of ['Script in disguise', 'Host in disguise'])
      await expect.element(browserPage.getByRole('link', { name })).toHaveAttribute('href', '/list')
  })
  it('when the clock jumps', async () => {
    const { routing } = await open('/form/0')
    await expect.element(heading('Page /form/:id')).toBeVisible()
    const kept = opened.host
    for (const time of ['2199-01-01', '1970-01-01', '2026-11-21']) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
      routing.navigate('/list')
      await expect.element(heading('List')).toBeVisible()
      routing.back()
      await vi.waitFor(() => expect(opened.host).toBe(kept))
    }
    vi.useRealTimers()
  })
  it('when a page of another technology fails at everything but mounting', async () => {
    const fail = () => {
      throw new Error('broken')
    }
    const broken = aPage('/broken', () =>
      Promise.resolve({
        mount: (host: HTMLElement) => {
          host.textContent = 'broken technology'
          return { update: fail, suspend: fail, resume: fail, destroy: fail }
        },
      }),
    )
    const { routing, said } = await open('/broken', broken)
    await vi.waitFor(() => expect(opened.host.textContent).toBe('broken technology'))
    routing.navigate('/broken?x=1')
    await vi.waitFor(() => expect(said).toHaveLength(1))
    routing.navigate('/list')
    await expect.element(heading('List')).toBeVisible()
    routing.back()
    await vi.waitFor(() => expect(opened.host.textContent).toBe('broken technology'))
    routing.stage.reset()
    expect(new Set(said)).toEqual(new Set(['page /broken failed']))
    expect(document.querySelectorAll('.atrium-page')).toHaveLength(0)
  })
})

describe('a page that cannot be loaded', () => {
  it('without mount is "Load error page module"', async () => {
    await open(
      '/no-mount',
      aPage('/no-mount', () => Promise.resolve({ mount: 'no function' })),
    )
    await vi.waitFor(() =>
      expect(opened.view.stage.error).toEqual(new Error('Load error page module')),
    )
  })
  it('leaves nothing behind when its mount throws, and the page before comes back', async () => {
    const failing = aPage('/failing', () =>
      Promise.resolve({
        mount() {
          throw new Error('no luck')
        },
      }),
    )
    const { routing } = await open('/list', failing)
    await expect.element(heading('List')).toBeVisible()
    routing.navigate('/failing')
    await vi.waitFor(() => expect(opened.view.stage.phase).toBe('failed'))
    expect(document.querySelectorAll('.atrium-page')).toHaveLength(1)
    routing.back()
    await expect.element(heading('List')).toBeVisible()
  })
  it('is asked for again when the person tries again', async () => {
    let asked = 0
    const chunk = aPage('/chunk', async () => {
      asked += 1
      if (asked === 1) return import(/* @vite-ignore */ `${goneChunk}`)
      return list.page()
    })
    await open('/chunk', chunk)
    await vi.waitFor(() => expect(opened.view.stage.phase).toBe('failed'))
    expect(opened.view.stage.error).toBeInstanceOf(TypeError)
    opened.view.retry()
    await expect.element(heading('List')).toBeVisible()
  })
  it('for want of its stylesheet is tried again by loading the window anew', async () => {
    const { routing } = await open(
      '/unstyled',
      aPage('/unstyled', () => Promise.reject(new Error('Unable to preload CSS for /a.css'))),
    )
    const reload = vi.spyOn(routing, 'reload').mockReturnValue()
    await vi.waitFor(() => expect(opened.view.stage.phase).toBe('failed'))
    opened.view.retry()
    expect(reload).toHaveBeenCalledOnce()
  })
})
