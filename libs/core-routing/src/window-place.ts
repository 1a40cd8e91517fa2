import { sessionStore } from '@atrium/core-storage'
import { parseAddress } from './table/address'
import { windowMode } from './window-mode'

/** Where this window stands, for what runs before or beside the router. */
export interface WindowPlace {
  /** The deploy base that the server wrote into the page, without a slash at its end. */
  readonly base: string
  /** The release of the product that this window runs; empty while it is developed. */
  readonly release: string
  readonly origin: string
  /** The space of the address; null when it names none. */
  readonly space: () => string | null
  /** The path behind deploy base and space. */
  readonly path: () => string
  /** The complete address, to come back to. */
  readonly here: () => string
  /** Whether only pages that allow sandbox mode are open: `__SANDBOX__` in the address, or kept from an earlier one. */
  readonly sandbox: boolean
  /** Loads the whole page at a path behind the deploy base. */
  readonly load: (path: string) => void
}

export function windowPlace(): WindowPlace {
  const base = told('deploy-base').replace(/\/$/, '')
  const now = () => {
    const { pathname, search, hash } = window.location
    return parseAddress({ pathname: pathname.slice(base.length) || '/', search, hash })
  }
  return {
    base,
    release: told('release'),
    origin: window.location.origin,
    space: () => now().spaceId,
    path: () => now().path,
    here: () => {
      const { pathname, search, hash } = window.location
      return `${pathname}${search}${hash}`
    },
    sandbox: windowMode('__SANDBOX__', now().query, sessionStore()),
    load: (path) => window.location.assign(`${base}${path}`),
  }
}

/** What the server wrote into the page. */
function told(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}
