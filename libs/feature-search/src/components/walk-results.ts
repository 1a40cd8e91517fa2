import type { KeyboardEvent } from 'react'

/** Arrow keys lead from the search field through the results and back. */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const { target, currentTarget } = event
  if (!step || !(target instanceof HTMLElement) || event.nativeEvent.isComposing) return
  const stops = [
    ...currentTarget.querySelectorAll<HTMLElement>('input[type=search], a[data-result]'),
  ]
  const at = stops.indexOf(target)
  const next = at < 0 ? undefined : stops[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
