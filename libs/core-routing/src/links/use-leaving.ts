import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import type { Routing } from '../routing'

/** How the person decides while unsaved changes hold them back. */
export interface Leaving {
  readonly leave: () => void
  readonly stay: () => void
}

/** Holds back who leaves unsaved changes: inside the app with a question of ours, otherwise with the browser's own. */
export function useLeaving(routing: Routing, pageKey: string | null): Leaving | null {
  const blocker = useBlocker(
    ({ nextLocation }) => routing.unsaved.has() && routing.keyAt(nextLocation) !== pageKey,
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (routing.unsaved.has()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [routing])
  if (blocker.state !== 'blocked') return null
  return { leave: () => blocker.proceed(), stay: () => blocker.reset() }
}
