import { apiVersionEntity } from '@atrium/domain-core'

/** The server says every 30 s that it is there. */
const silentMillis = 35_000

interface Following {
  /** What is kept may have changed. */
  readonly doubt: () => void
  readonly clock?: () => number
}

/** Hears on the window's live connection when versions change; answers whether that is to be relied on now. */
export function followSocket(
  { doubt, clock = () => performance.now() }: Following,
  target: EventTarget = window,
): () => boolean {
  let heardAt: number | undefined
  target.addEventListener('socketMessage', (event) => {
    heardAt = clock()
    if (makesDoubt((event as CustomEvent<unknown>).detail)) doubt()
  })
  return () => heardAt !== undefined && clock() - heardAt < silentMillis
}

/** Versions have changed, or may have: nobody told this window what happened before it was bound. */
function makesDoubt(message: unknown): boolean {
  const { type, events } = (message ?? {}) as { type?: unknown; events?: unknown }
  if (type !== 'changed') return type === 'connect success' || type === 'missed'
  if (!Array.isArray(events)) return true
  return events.some((event: unknown) => {
    const { entity } = (event ?? {}) as { entity?: unknown }
    return typeof entity !== 'string' || entity === apiVersionEntity
  })
}
