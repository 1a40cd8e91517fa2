/** A hand held out to a window that may still be loading, and what waits to be said. */
export interface Shaking {
  readonly window: Window
  readonly targetId: string | undefined
  readonly waiting: unknown[]
  /** Ends it with the peer's id, or null when nobody took the hand. */
  readonly settle: (peerId: string | null) => void
}

const again = 250
const maxWaiting = 100

/** Holds out a hand until it is taken or given up; `shake` says it once. */
export function startShaking(
  target: Pick<Shaking, 'window' | 'targetId'>,
  how: { shake: () => void; within: number; onSettled: (shaking: Shaking) => void },
): { shaking: Shaking; peerId: Promise<string | null> } {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const repeat = setInterval(() => {
    if (target.window.closed) settle(null)
    else how.shake()
  }, again)
  const late = setTimeout(() => settle(null), how.within)
  const shaking: Shaking = { ...target, waiting: [], settle }

  function settle(peerId: string | null) {
    clearInterval(repeat)
    clearTimeout(late)
    how.onSettled(shaking)
    resolve(peerId)
  }

  how.shake()
  return { shaking, peerId: promise }
}

/** Keeps what is said until the hand is taken; the oldest is forgotten first. */
export function keepWaiting({ waiting }: Shaking, data: unknown): void {
  waiting.push(structuredClone(data))
  if (waiting.length > maxWaiting) waiting.shift()
}
