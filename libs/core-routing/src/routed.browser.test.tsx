import { definePath } from '@atrium/domain-core'
import { useLayoutEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { defineFeature } from './feature'
import { mountReact } from './pages/mount-react'
import { usePage, useRouting } from './pages/page-context'
import { useQuery, useUnsavedChanges } from './pages/page-hooks'
import { PageOutlet } from './pages/page-outlet'
import { Routed, type RoutedView } from './routed'
import type { Routing } from './routing'
import { page, type PageOptions } from './table/route-entry'

const formPath = definePath('/form/:id')
const listPath = definePath('/list/:record?')
const foreignPath = definePath('/foreign')
let root: Root
let view: RoutedView
let drawn = false
let routing: Routing
let lives: string[]

function FormPage() {
  const { path } = usePage()
  const [text, setText] = useState('')
  useUnsavedChanges(text === 'unsaved')
  return (
    <div style={{ height: 3000 }}>
      <h1>Form {path['id']}</h1>
      <input
        aria-label={`text ${path['id']}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <input aria-label={`uncontrolled ${path['id']}`} />
    </div>
  )
}

function ListPage() {
  const { path, query, spaceId, isCrossSpace } = usePage()
  const [, setQuery] = useQuery()
  const [count, setCount] = useState(0)
  return (
    <div>
      <h1>List</h1>
      <output>{JSON.stringify({ ...path, ...query, spaceId, isCrossSpace })}</output>
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
      <button type="button" onClick={() => setQuery({ view: 'board' })}>
        Board
      </button>
      <a href="/list/7">Record 7</a>
      <a href="/form/a">Form a</a>
      <a href="/nowhere">Unknown</a>
      <a href="/console">Console</a>
      <a href="/space-acme/list">Other space</a>
      <a href="/form/a" target="_blank" rel="noreferrer">
        New window
      </a>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid, no-script-url -- the router must leave it alone */}
      <a href="javascript:void 0">Script</a>
    </div>
  )
}

function aPage(path: { pattern: string }, options: Partial<PageOptions>) {
  return page(path, {
    id: path.pattern,
    title: { 'zh-CN': '标题', en: `Title of ${path.pattern}` },
    owner: [],
    page: () => Promise.resolve({ mount: mountReact(FormPage) }),
    ...options,
  })
}

const feature = defineFeature({
  id: 'test',
  routes: [
    aPage(formPath, {}),
    aPage(listPath, { page: () => Promise.resolve({ mount: mountReact(ListPage) }) }),
    aPage(definePath('/console'), { layout: 'index' }),
    aPage(definePath('/no-mount'), { page: () => Promise.resolve({}) }),
    aPage(definePath('/secret'), { owner: ['audit'] }),
    aPage(definePath('/m/slow'), { page: () => new Promise(() => {}) }),
    aPage(definePath('/slow'), { page: () => new Promise(() => {}) }),
    aPage(foreignPath, {
      page: () =>
        Promise.resolve({
          mount(host: HTMLElement) {
            host.textContent = 'another technology'
            const note = (life: string) => () => void lives.push(life)
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
})

function App({ startAt }: { startAt: string }) {
  return (
    <Routed
      features={[feature]}
      base=""
      home="/list"
      signIn={(url) => `/login?url=${url}`}
      visitor={{ spaceId: 'demo', roles: ['user'], organisation: 'Spruce Ltd' }}
      locale="en"
      frame={({ children }) => children}
      startAt={startAt}
    >
      {(next) => <Captured next={next} />}
    </Routed>
  )
}

function Captured({ next }: { next: RoutedView }) {
  const own = useRouting()
  useLayoutEffect(() => {
    view = next
    drawn = true
    routing = own
  })
  return (
    <div style={{ height: 300 }}>
      <PageOutlet />
    </div>
  )
}

async function open(startAt: string) {
  root.render(<App startAt={startAt} />)
  await vi.waitFor(() => expect(drawn).toBe(true))
}

const heading = (name: string) => browserPage.getByRole('heading', { name })
const shownHost = () => document.querySelector<HTMLElement>('.atrium-page:not([hidden])')!

beforeEach(() => {
  lives = []
  drawn = false
  const element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
})
afterEach(() => {
  routing.stage.reset()
  root.unmount()
  document.body.replaceChildren()
  sessionStorage.clear()
})

describe('the routed app', () => {
  it('gives a page its parameters, query and space', async () => {
    await open('/space-acme/list/7?view=all')
    await expect
      .element(browserPage.getByRole('status'))
      .toHaveTextContent('{"record":"7","view":"all","spaceId":"acme","isCrossSpace":true}')
  })
  it('titles the document with the route, a dash and the organisation', async () => {
    await open('/list')
    await vi.waitFor(() => expect(document.title).toBe('Title of /list/:record?-Spruce Ltd'))
  })
  it('fails a page module without mount, and tries again on demand', async () => {
    await open('/no-mount')
    await vi.waitFor(() => expect(view.stage.phase).toBe('failed'))
    expect(view.stage.error).toEqual(new Error('Load error page module'))
    view.retry()
    await vi.waitFor(() => expect(view.stage.phase).toBe('failed'))
  })
  it('refuses a page of another role', async () => {
    await open('/secret')
    expect(view.outcome.kind).toBe('not-allowed')
  })
  it('shows progress while a page loads, except under /m/', async () => {
    await open('/slow')
    await vi.waitFor(() => expect(view.progress).toBe(true))
    routing.navigate('/m/slow')
    await vi.waitFor(() => expect(view.progress).toBe(false))
    expect(view.stage.phase).toBe('loading')
  })
  it('restores scroll, input and state of a page one goes back to', async () => {
    await open('/form/a')
    await browserPage.getByLabelText('text a').fill('half')
    await browserPage.getByLabelText('uncontrolled a').fill('written')
    shownHost().scrollTop = 700
    routing.navigate('/form/b')
    await expect.element(heading('Form b')).toBeVisible()
    expect(shownHost().scrollTop).toBe(0)
    routing.back()
    await expect.element(heading('Form a')).toBeVisible()
    await expect.element(browserPage.getByLabelText('text a')).toHaveValue('half')
    await expect.element(browserPage.getByLabelText('uncontrolled a')).toHaveValue('written')
    expect(shownHost().scrollTop).toBe(700)
  })
  it('starts fresh on a new visit to a kept page', async () => {
    await open('/form/a')
    await browserPage.getByLabelText('text a').fill('half')
    routing.navigate('/form/b')
    await expect.element(heading('Form b')).toBeVisible()
    routing.navigate('/form/a')
    await expect.element(heading('Form a')).toBeVisible()
    await expect.element(browserPage.getByLabelText('text a')).toHaveValue('')
  })
  it('keeps ten left pages and destroys the oldest', async () => {
    await open('/form/0')
    await expect.element(heading('Form 0')).toBeVisible()
    for (let id = 1; id <= 11; id += 1) {
      routing.navigate(formPath({ id: String(id) }))
      await expect.element(heading(`Form ${id}`)).toBeVisible()
    }
    expect(document.querySelectorAll('.atrium-page')).toHaveLength(11)
    expect(document.body.textContent).not.toContain('Form 0')
  })
  it('stays on the page when only the query or an optional parameter changes', async () => {
    await open('/list')
    await browserPage.getByRole('button', { name: 'Counted 0' }).click()
    await browserPage.getByRole('button', { name: 'Board' }).click()
    await browserPage.getByRole('link', { name: 'Record 7' }).click()
    await vi.waitFor(() => expect(shownHost().textContent).toContain('"record":"7"'))
    await expect.element(browserPage.getByRole('button', { name: 'Counted 1' })).toBeVisible()
  })
  it('tells a page of another technology what happens to it', async () => {
    await open('/foreign')
    await vi.waitFor(() => expect(document.body.textContent).toContain('another technology'))
    routing.navigate('/foreign?x=1')
    await vi.waitFor(() => expect(lives).toEqual(['update']))
    routing.navigate('/list')
    await expect.element(heading('List')).toBeVisible()
    routing.back()
    await vi.waitFor(() => expect(lives).toEqual(['update', 'suspend', 'resume', 'update']))
    routing.stage.reset()
    expect(lives.at(-1)).toBe('destroy')
  })
  it('holds a person back while changes are unsaved', async () => {
    await open('/form/a')
    await browserPage.getByLabelText('text a').fill('unsaved')
    routing.navigate('/list')
    await vi.waitFor(() => expect(view.leaving).not.toBeNull())
    view.leaving?.stay()
    await vi.waitFor(() => expect(view.leaving).toBeNull())
    await expect.element(heading('Form a')).toBeVisible()
    routing.navigate('/list')
    await vi.waitFor(() => expect(view.leaving).not.toBeNull())
    view.leaving?.leave()
    await expect.element(heading('List')).toBeVisible()
  })
  it('leaves unknown, console, foreign-space, new-window and script links to the browser', async () => {
    await open('/list')
    await expect.element(heading('List')).toBeVisible()
    const left: string[] = []
    const note = (event: MouseEvent) => {
      if (!event.defaultPrevented) left.push((event.target as HTMLElement).textContent ?? '')
      event.preventDefault()
    }
    window.addEventListener('click', note)
    for (const name of ['Unknown', 'Console', 'Other space', 'New window', 'Script', 'Form a'])
      await browserPage.getByRole('link', { name }).click()
    window.removeEventListener('click', note)
    expect(left).toEqual(['Unknown', 'Console', 'Other space', 'New window', 'Script'])
    await expect.element(heading('Form a')).toBeVisible()
  })
  it('remembers naked mode in this window', async () => {
    await open('/list?__NAKED__=1')
    expect(view.naked).toBe(true)
    routing.navigate('/form/a')
    await expect.element(heading('Form a')).toBeVisible()
    expect(view.naked).toBe(true)
  })
})
