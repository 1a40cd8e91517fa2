/** What a native host exposes to its web view as `window.nativeBridge`. */
export interface NativeHost {
  /** Asks the host for something by name, such as `session`; what it answers is up to the host. */
  call(name: string, data?: unknown): unknown
}

/** `unavailable` is for ever: most windows stand in a browser, and none of them grows a host later. */
export type BridgeState = 'waiting' | 'ready' | 'unavailable'

export interface BridgeConfig {
  /** Looks for what the host page exposes. */
  readonly find?: () => unknown
  /** Milliseconds until a host that has not appeared never will (section 9). */
  readonly wait?: number
}

/** The way to the native app around this window, if there is one. */
export interface Bridge {
  state(): BridgeState
  /** Calls back with the host, now or as soon as it is ready; never, when it is unavailable. */
  whenReady(callback: (host: NativeHost) => void): void
}

/** The event with which a web view says that its host has arrived. */
const readyEvent = 'web-view-ready'

/** Looks for the host at once, then waits for its event; what is asked meanwhile is asked when it comes. */
export function createBridge({ find = exposed, wait = 20_000 }: BridgeConfig = {}): Bridge {
  let host = hostFrom(find)
  let state: BridgeState = host ? 'ready' : 'waiting'
  let queue: ((host: NativeHost) => void)[] = []
  if (!host) listen()

  function listen() {
    const late = setTimeout(() => settle('unavailable'), wait)
    // Hosts raise it on the document or on the window, bubbling or not.
    window.addEventListener(readyEvent, arrive, { capture: true })

    function arrive() {
      host = hostFrom(find)
      if (host) settle('ready')
    }

    function settle(next: BridgeState) {
      clearTimeout(late)
      window.removeEventListener(readyEvent, arrive, { capture: true })
      state = next
      const callbacks = queue
      queue = []
      if (host) for (const callback of callbacks) run(callback, host)
    }
  }

  return {
    state: () => state,
    whenReady(callback) {
      if (host) run(callback, host)
      else if (state === 'waiting') queue.push(callback)
    },
  }
}

/** One callback that fails keeps no other from being called. */
function run(callback: (host: NativeHost) => void, host: NativeHost): void {
  try {
    callback(host)
  } catch (error) {
    reportError(error)
  }
}

function exposed(): unknown {
  return 'nativeBridge' in window ? window.nativeBridge : undefined
}

function hostFrom(find: () => unknown): NativeHost | null {
  try {
    const found = find()
    return isHost(found) ? found : null
  } catch {
    return null
  }
}

function isHost(found: unknown): found is NativeHost {
  return (
    typeof found === 'object' &&
    found !== null &&
    'call' in found &&
    typeof found.call === 'function'
  )
}
