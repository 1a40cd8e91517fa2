import { definePath } from '@atrium/domain-core'
import { useEffect, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { mountReact } from './pages/mount-react'
import { usePage } from './pages/page-context'
import { useQuery } from './pages/page-hooks'
import { anEntry, heading, openWindow, type RoutedWindow } from './testing/routed-window'

const formPath = definePath('/form/:id')
let opened: RoutedWindow
let lives: string[] = []

function FormPage() {
  const { path } = usePage()
  const id = path['id'] ?? ''
  const [text, setText] = useState('')
  useEffect(() => {
    lives.push(`effects of ${id} on`)
    return () => void lives.push(`effects of ${id} off`)
  }, [id])
  return (
    <div style={{ height: 3000 }}>
      <h1>Form {id}</h1>
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <input aria-label="uncontrolled" />
      <div data-inner style={{ height: 50, overflow: 'auto' }}>
        <div style={{ height: 500 }} />
      </div>
    </div>
  )
}

function ListPage() {
  const { path, query, spaceUri, spaceId, isCrossSpace } = usePage()
  const [, setQuery] = useQuery()
  const [count, setCount] = useState(0)
  return (
    <div>
      <h1>List</h1>
      <output>{JSON.stringify({ path, query, spaceUri, spaceId, isCrossSpace })}</output>
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
      <button type="button" onClick={() => setQuery({ view: 'board' })}>
        Board
      </button>
    </div>
  )
}

function GrowingPage() {
  const [rows, setRows] = useState(1)
  return (
    <div>
      <h1>Growing</h1>
      <button type="button" onClick={() => setRows(20)}>
        Load
      </button>
      <div style={{ height: rows * 100 }} />
    </div>
  )
}

function EntryPage() {
  const { entry } = usePage()
  return <output>{Object.keys(entry).toSorted().join(' ')}</output>
}

const isolated = (component: () => React.ReactNode) => ({
  page: () => Promise.resolve({ mount: mountReact(component) }),
})
const never = { page: () => new Promise(() => {}) }
const note = (life: string) => () => void lives.push(life)
const feature = {
  id: 'test',
  routes: [
    anEntry('/form/:id', isolated(FormPage)),
    anEntry('/list/:record?', isolated(ListPage)),
    anEntry('/list/first-wins', { id: 'later' }),
    anEntry('/growing', isolated(GrowingPage)),
    anEntry('/entry', isolated(EntryPage)),
    anEntry('/secret', { owner: ['audit'] }),
    anEntry('/closed', { layout: 'index' }),
    anEntry('/m/slow', never),
    anEntry('/slow', never),
    anEntry('/foreign', {
      page: () =>
        Promise.resolve({
          mount(host: HTMLElement) {
            host.textContent = 'another technology'
            return {
              update: note('update'),
              suspend: note('suspend'),
              resume: note('resume'),
              destroy: note('destroy'),
            }
          },
        }),
    }),
  ],
}

async function open(startAt: string, options: Parameters<typeof openWindow>[2] = {}) {
  lives = []
  opened = await openWindow(startAt, [feature], options)
  return opened.routing
}

const field = (name: string) => browserPage.getByRole('textbox', { name, exact: true })

async function goTo(path: string, name: string) {
  opened.routing.navigate(path)
  await expect.element(heading(name)).toBeVisible()
}

async function goBack(name: string) {
  opened.routing.back()
  await expect.element(heading(name)).toBeVisible()
}

afterEach(() => {
  opened.close()
  sessionStorage.clear()
})

describe('a page', () => {
  it.each([
    [
      '/space-acme/list/7?view=all',
      { record: '7' },
      { view: 'all' },
      { spaceUri: 'space-acme', spaceId: 'acme', isCrossSpace: true },
    ],
    ['/space-demo/list', {}, {}, { spaceUri: 'space-demo', spaceId: 'demo', isCrossSpace: false }],
    ['/list', {}, {}, { spaceUri: '', spaceId: 'demo', isCrossSpace: false }],
  ])('at %s is given path parameters, query and space', async (at, path, query, space) => {
    await open(at)
    await expect
      .element(browserPage.getByRole('status'))
      .toHaveTextContent(JSON.stringify({ path, query, ...space }))
  })
  it('is given its entry with every field of a route', async () => {
    await open('/entry')
    await expect
      .element(browserPage.getByRole('status'))
      .toHaveTextContent('belong id layout owner page route sandbox style system title')
  })
  it('is the first that matches', async () => {
    await open('/list/first-wins')
    await expect.element(heading('List')).toBeVisible()
  })
  it('of other roles is refused', async () => {
    await open('/secret')
    expect(opened.view.outcome).toMatchObject({ kind: 'not-allowed', because: 'not-owner' })
  })
  it('without the sandbox flag is refused in sandbox mode', async () => {
    const visitor = { spaceId: 'demo', roles: ['user' as const], sandbox: true }
    await open('/closed', { visitor })
    expect(opened.view.outcome).toMatchObject({ kind: 'not-allowed', because: 'sandbox' })
    expect(opened.view.layout).toBe('root')
  })
  it('shows progress while it loads, except under /m/', async () => {
    const { navigate } = await open('/slow')
    await vi.waitFor(() => expect(opened.view.progress).toBe(true))
    navigate('/m/slow')
    await vi.waitFor(() => expect(opened.view.progress).toBe(false))
    expect(opened.view.stage.phase).toBe('loading')
  })
  it('shows no progress under /m/ of a space either', async () => {
    await open('/space-acme/m/slow')
    await vi.waitFor(() => expect(opened.view.stage.phase).toBe('loading'))
    expect(opened.view.progress).toBe(false)
  })
})

describe('the title of the document', () => {
  it('is the route’s, a dash and the organisation', async () => {
    await open('/entry')
    await vi.waitFor(() => expect(document.title).toBe('Title of /entry-Spruce Ltd'))
    opened.render({ locale: 'zh-CN' })
    await vi.waitFor(() => expect(document.title).toBe('标题 /entry-Spruce Ltd'))
  })
  it('is the route’s alone while the organisation is unknown', async () => {
    await open('/entry', { visitor: null })
    await vi.waitFor(() => expect(document.title).toBe('Title of /entry'))
  })
  it('is not the last page’s where there is none', async () => {
    const { navigate } = await open('/entry')
    await vi.waitFor(() => expect(document.title).toBe('Title of /entry-Spruce Ltd'))
    void opened.routing.browser.navigate('/nowhere')
    await vi.waitFor(() => expect(document.title).toBe('Spruce Ltd'))
    navigate('/entry')
  })
})

describe('the page cache', () => {
  it('restores scroll, input, focus and state of a page one goes back to', async () => {
    await open('/form/a')
    await field('text').fill('half')
    await field('uncontrolled').fill('written')
    opened.host.scrollTop = 700
    const inner = opened.host.querySelector('[data-inner]')!
    inner.scrollTop = 90
    await new Promise(requestAnimationFrame)
    await goTo('/form/b', 'Form b')
    expect(opened.host.scrollTop).toBe(0)
    await goBack('Form a')
    await expect.element(field('text')).toHaveValue('half')
    await expect.element(field('uncontrolled')).toHaveValue('written')
    await expect.element(field('uncontrolled')).toHaveFocus()
    expect(opened.host.scrollTop).toBe(700)
    expect(inner.scrollTop).toBe(90)
  })
  it('turns the effects of a suspended page off', async () => {
    await open('/form/a')
    await expect.element(heading('Form a')).toBeVisible()
    await goTo('/form/b', 'Form b')
    await goBack('Form a')
    expect(lives).toEqual([
      'effects of a on',
      'effects of a off',
      'effects of b on',
      'effects of b off',
      'effects of a on',
    ])
  })
  it('starts fresh on a new visit to a kept page', async () => {
    await open('/form/a')
    await field('text').fill('half')
    await goTo('/form/b', 'Form b')
    await goTo('/form/a', 'Form a')
    await expect.element(field('text')).toHaveValue('')
  })
  it('keeps ten left pages, destroys the oldest, and loads it again where it was scrolled', async () => {
    await open('/form/0')
    await field('text').fill('lost')
    opened.host.scrollTop = 800
    opened.host.querySelector('[data-inner]')!.scrollTop = 70
    await new Promise(requestAnimationFrame)
    for (let id = 1; id <= 11; id += 1) await goTo(formPath({ id: `${id}` }), `Form ${id}`)
    expect(document.querySelectorAll('.atrium-page')).toHaveLength(11)
    expect(document.body.textContent).not.toContain('Form 0')
    void opened.routing.browser.navigate(-11)
    await expect.element(heading('Form 0')).toBeVisible()
    await expect.element(field('text')).toHaveValue('')
    await vi.waitFor(() => expect(opened.host.scrollTop).toBe(800))
    expect(opened.host.querySelector('[data-inner]')!.scrollTop).toBe(70)
  })
  it('scrolls a page that is loaded again as soon as it has grown so far', async () => {
    await open('/growing')
    await browserPage.getByRole('button', { name: 'Load' }).click()
    opened.host.scrollTop = 900
    await goTo('/list', 'List')
    opened.routing.stage.reset()
    await goBack('Growing')
    expect(opened.host.scrollTop).toBe(0)
    opened.host.querySelector('button')!.click()
    await vi.waitFor(() => expect(opened.host.scrollTop).toBe(900))
  })
  it('stays on the page when only the query or an optional parameter changes', async () => {
    await open('/list')
    await browserPage.getByRole('button', { name: 'Counted 0' }).click()
    await browserPage.getByRole('button', { name: 'Board' }).click()
    opened.routing.navigate('/list/7?view=board')
    await vi.waitFor(() => expect(opened.host.textContent).toContain('"record":"7"'))
    await expect.element(browserPage.getByRole('button', { name: 'Counted 1' })).toBeVisible()
  })
  it('tells a page of another technology what happens to it', async () => {
    const { navigate, stage } = await open('/foreign')
    await vi.waitFor(() => expect(document.body.textContent).toContain('another technology'))
    navigate('/foreign?x=1')
    await vi.waitFor(() => expect(lives).toEqual(['update']))
    await goTo('/list', 'List')
    opened.routing.back()
    await vi.waitFor(() => expect(lives).toEqual(['update', 'suspend', 'resume', 'update']))
    stage.reset()
    expect(lives.at(-1)).toBe('destroy')
  })
})
