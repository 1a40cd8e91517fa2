import { attempt } from './attempt'

/** Keeps texts by name; a read that fails answers null, a write that fails is forgotten. */
export interface KeptStore {
  get(name: string): string | null
  set(name: string, value: string): void
  remove(name: string): void
}

/**
 * Wraps a Storage that may be disabled, full or blocked: values then live as long as the page.
 * @param open Called for each access, because asking for a blocked storage throws by itself.
 */
export function keptStore(open: () => Storage): KeptStore {
  const memory = new Map<string, string | null>()
  return {
    get(name) {
      const remembered = memory.get(name)
      if (remembered !== undefined) return remembered
      return attempt(() => open().getItem(name), null)
    },
    set(name, value) {
      const stored = attempt(() => (open().setItem(name, value), true), false)
      if (stored) memory.delete(name)
      else memory.set(name, value)
    },
    remove(name) {
      const removed = attempt(() => (open().removeItem(name), true), false)
      if (removed) memory.delete(name)
      else memory.set(name, null)
    },
  }
}

/** What this browser keeps until it is cleared. */
export function localStore(): KeptStore {
  return keptStore(() => window.localStorage)
}

/** What this window keeps until it is closed. */
export function sessionStore(): KeptStore {
  return keptStore(() => window.sessionStorage)
}
