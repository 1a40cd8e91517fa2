import { createStore } from 'zustand/vanilla'
import type { PageParams } from '../table/resolve'
import type { RouteEntry } from '../table/route-entry'
import { createHost, type PageHost } from './page-host'
import {
  loadPageModule,
  type PageEnvironment,
  type PageHandle,
  type PageModule,
} from './page-module'
import type { ScrollMemory } from './scroll-memory'

/** Visited pages that stay restorable (section 9). */
const keptPages = 10

export interface Visit {
  readonly entry: RouteEntry
  readonly params: PageParams
  readonly key: string
  /** The history entry, also after a full page load. */
  readonly at: string
  /** True when the person went back or forward: a kept page is shown again as they left it. */
  readonly restores: boolean
}

export interface StageState {
  readonly phase: 'empty' | 'loading' | 'shown' | 'failed'
  readonly entry: RouteEntry | null
  readonly error: unknown
}

interface StagedPage {
  readonly key: string
  readonly host: PageHost
  readonly handle: PageHandle
  at: string
}

/** Holds the mounted pages: one shown, up to ten suspended with their DOM, scroll position and form state. */
export class PageStage {
  readonly state = createStore<StageState>(() => ({ phase: 'empty', entry: null, error: null }))
  readonly #element = document.createElement('div')
  readonly #suspended = new Map<string, StagedPage>()
  readonly #scroll: ScrollMemory
  readonly #log: (...said: unknown[]) => void
  #current: StagedPage | null = null
  #turn = 0

  constructor(scroll: ScrollMemory, log: (...said: unknown[]) => void) {
    this.#scroll = scroll
    this.#log = log
    this.#element.style.height = '100%'
  }

  /** Stands the stage in a layout; its pages move along when the layout changes. */
  attach(outlet: HTMLElement): void {
    if (this.#element.parentElement !== outlet) outlet.append(this.#element)
  }

  /** Shows a page; a newer call overtakes one that still loads. */
  async show(visit: Visit, environment: PageEnvironment): Promise<void> {
    const turn = ++this.#turn
    const { entry, params, key, at } = visit
    const shown = this.#current
    if (shown?.key === key) {
      shown.at = at
      this.#tell(shown, (handle) => handle.update(params))
      this.#report('shown', entry)
      return
    }
    const kept = this.#suspended.get(key)
    if (kept && visit.restores) {
      kept.at = at
      this.#restore(kept, params)
      this.#report('shown', entry)
      return
    }
    this.#report('loading', entry)
    try {
      const module = await loadPageModule(entry)
      if (turn !== this.#turn) return
      this.#suspend()
      this.#destroy(this.#suspended.get(key))
      this.#current = this.#mount(module, visit, environment)
      this.#report('shown', entry)
    } catch (error) {
      if (turn !== this.#turn) return
      this.#suspend()
      this.#report('failed', entry, error)
    }
  }

  /** Notes how far the shown page is scrolled, before the window leaves it. */
  noteScroll(): void {
    if (this.#current) this.#scroll.note(this.#current.at, this.#current.host.places())
  }

  /** Takes the shown page off the stage and keeps it. */
  clear(): void {
    this.#turn += 1
    this.#suspend()
    this.#report('empty', null)
  }

  /** Destroys every page, shown or kept. */
  reset(): void {
    this.clear()
    for (const page of this.#suspended.values()) this.#destroy(page)
  }

  #mount(module: PageModule, visit: Visit, environment: PageEnvironment): StagedPage {
    const { entry, params, key, at } = visit
    const host = createHost(this.#element, entry.id)
    try {
      const handle = module.mount(host.element, params, environment)
      if (visit.restores) host.scrollTo(this.#scroll.recall(at))
      return { key, at, host, handle }
    } catch (error) {
      host.element.remove()
      throw error
    }
  }

  #suspend(): void {
    const page = this.#current
    if (!page) return
    this.noteScroll()
    this.#current = null
    page.host.remember()
    page.host.element.hidden = true
    this.#tell(page, (handle) => handle.suspend())
    this.#suspended.delete(page.key)
    this.#suspended.set(page.key, page)
    const [oldest] = this.#suspended.values()
    if (this.#suspended.size > keptPages) this.#destroy(oldest)
  }

  #restore(page: StagedPage, params: PageParams): void {
    this.#suspend()
    this.#suspended.delete(page.key)
    page.host.element.hidden = false
    this.#tell(page, (handle) => handle.resume())
    this.#tell(page, (handle) => handle.update(params))
    page.host.restore()
    this.#current = page
  }

  #destroy(page: StagedPage | undefined): void {
    if (!page) return
    this.#suspended.delete(page.key)
    this.#tell(page, (handle) => handle.destroy())
    page.host.element.remove()
  }

  /** A page of another technology that fails here must not stop the router. */
  #tell(page: StagedPage, work: (handle: PageHandle) => void): void {
    try {
      work(page.handle)
    } catch (error) {
      this.#log(`page ${page.host.element.dataset['page']} failed`, error)
    }
  }

  #report(phase: StageState['phase'], entry: RouteEntry | null, error: unknown = null): void {
    this.state.setState({ phase, entry, error })
  }
}
