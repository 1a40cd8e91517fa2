import type { KeptStore } from '@atrium/core-storage'

/** Query parameters that switch a mode of their window on, or off again with `0` or `false`. */
export type WindowMode = '__NAKED__' | '__SANDBOX__'

/** Whether a mode is on in this window: as the address asks, which is kept in session storage, or as one before it asked. */
export function windowMode(
  mode: WindowMode,
  query: Readonly<Record<string, string>>,
  store: KeptStore,
): boolean {
  const kept = store.get(mode)
  const value = query[mode] ?? kept
  if (value !== null && value !== kept) store.set(mode, value)
  return value !== null && value !== '0' && value !== 'false'
}
