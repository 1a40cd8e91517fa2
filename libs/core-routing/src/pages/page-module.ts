import type { ComponentType, ReactNode } from 'react'
import type { Routing } from '../routing'
import type { PageParams } from '../table/resolve'
import type { RouteEntry } from '../table/route-entry'

/** What a mounted page answers; the router calls it for as long as the page lives. */
export interface PageHandle {
  /** The address changed inside the page. */
  update(params: PageParams): void
  /** Another page is shown; DOM and state stay. */
  suspend(): void
  resume(): void
  destroy(): void
}

export interface PageFrameProps {
  readonly entry: RouteEntry
  readonly children: ReactNode
}

/** What the app lends to each page it mounts; pages of another technology may ignore it. */
export interface PageEnvironment {
  readonly entry: RouteEntry
  readonly routing: Routing
  /** Providers (theme, language, query cache) and the error boundary around a page. */
  readonly Frame: ComponentType<PageFrameProps>
}

/** A page module, in whatever technology: it renders into the host until destroyed. */
export interface PageModule {
  mount(host: HTMLElement, params: PageParams, environment: PageEnvironment): PageHandle
}

/** Loads a page's module; one without `mount` fails as section 8 says. */
export async function loadPageModule(entry: RouteEntry): Promise<PageModule> {
  const loaded = await entry.page()
  if (!isPageModule(loaded)) throw new Error('Load error page module')
  return loaded
}

function isPageModule(loaded: unknown): loaded is PageModule {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'mount' in loaded &&
    typeof loaded.mount === 'function'
  )
}
