/** The mini-program that shows this window, as far as leaving goes. */
export interface MiniProgram {
  /** Replaces the page that shows this window by one of the mini-program's own. */
  go(page: `/pages/${string}`): void
}

interface Leaving {
  readonly place: {
    readonly path: () => string
    readonly here: () => string
    readonly load: (path: string) => void
  }
  /** Whether the page at a path is a login page, or a maintenance page. */
  readonly isLogin: (path: string) => boolean
  readonly isMaintenance: (path: string) => boolean
  /** Login, with the address to come back to. */
  readonly signInPath: (back: string) => string
  /** Maintenance, with the address to come back to. */
  readonly maintenancePath: (back: string) => string
  /** Null in a browser. */
  readonly miniProgram?: MiniProgram | null
}

/** Where calls lead that nobody can answer (section 8): to login, or to maintenance. */
export function wayOut(leaving: Leaving) {
  const { place, isLogin, isMaintenance, signInPath, maintenancePath, miniProgram } = leaving
  return {
    onUnauthenticated() {
      if (isLogin(place.path())) return
      if (miniProgram) miniProgram.go('/pages/login/index')
      else place.load(signInPath(place.here()))
    },
    onMaintenance() {
      if (isLogin(place.path()) || isMaintenance(place.path())) return
      if (miniProgram) miniProgram.go('/pages/maintenance/index')
      else place.load(maintenancePath(place.here()))
    },
  }
}

/** The mini-program around this window, by what its host put there; null in a browser. */
export function miniProgramOf(host: object): MiniProgram | null {
  const { __wxjs_environment: environment, wx } = host as Host
  const program = wx?.miniProgram
  if (environment !== 'miniprogram' || typeof program?.redirectTo !== 'function') return null
  return { go: (url) => program.redirectTo?.({ url }) }
}

interface Host {
  readonly __wxjs_environment?: unknown
  readonly wx?: { readonly miniProgram?: { redirectTo?(to: { url: string }): void } }
}
