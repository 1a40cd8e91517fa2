import { useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { expect, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import type { Feature } from '../feature'
import { mountReact } from '../pages/mount-react'
import { useRouting } from '../pages/page-context'
import { PageOutlet } from '../pages/page-outlet'
import { Routed, type RoutedProps, type RoutedView } from '../routed'
import type { Routing } from '../routing'
import { page, type PageOptions, type RouteEntry } from '../table/route-entry'

/** A routed app that stands in the page of a browser test, with its addresses in memory. */
export interface RoutedWindow {
  readonly view: RoutedView
  readonly routing: Routing
  /** What was logged. */
  readonly said: string[]
  /** The page that is shown. */
  readonly host: HTMLElement
  render(change: Partial<RoutedProps>): void
  close(): void
}

/** Opens the app at an address, which stands behind the deploy base. */
export async function openWindow(
  startAt: string,
  features: readonly Feature[],
  options: Partial<RoutedProps> = {},
): Promise<RoutedWindow> {
  let view: RoutedView | undefined
  let routing: Routing | undefined
  const said: string[] = []
  const element = document.body.appendChild(document.createElement('div'))
  const root: Root = createRoot(element)
  function Captured({ next }: { readonly next: RoutedView }) {
    const own = useRouting()
    useLayoutEffect(() => {
      view = next
      routing = own
    })
    return (
      <div style={{ height: 300 }}>
        <PageOutlet />
      </div>
    )
  }
  const render = (change: Partial<RoutedProps>) =>
    root.render(
      <Routed
        features={features}
        base=""
        home="/list"
        signIn={(url) => `/login?url=${url}`}
        visitor={{ spaceId: 'demo', roles: ['user'], organisation: 'Spruce Ltd' }}
        locale="en"
        frame={({ children }) => children}
        log={(message) => said.push(String(message))}
        startAt={startAt}
        {...options}
        {...change}
      >
        {(next) => <Captured next={next} />}
      </Routed>,
    )
  render({})
  await vi.waitFor(() => expect(view).toBeDefined())
  return {
    get view() {
      return view!
    },
    get routing() {
      return routing!
    },
    get host() {
      return element.querySelector<HTMLElement>('.atrium-page:not([hidden])')!
    },
    said,
    render,
    close() {
      routing?.stage.reset()
      root.unmount()
      element.remove()
    },
  }
}

/** An entry of a route table; its page is called as its pattern. */
export function anEntry(pattern: string, options: Partial<PageOptions> = {}): RouteEntry {
  return page(
    { pattern },
    {
      id: pattern,
      title: { 'zh-CN': `标题 ${pattern}`, en: `Title of ${pattern}` },
      owner: [],
      page: () => Promise.resolve({ mount: mountReact(() => <h1>{`Page ${pattern}`}</h1>) }),
      ...options,
    },
  )
}

/** The page's heading, for tests that wait until it is shown. */
export function heading(name: string) {
  return browserPage.getByRole('heading', { name, exact: true })
}
