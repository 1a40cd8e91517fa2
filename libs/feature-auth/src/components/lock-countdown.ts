import { isCallError } from '@atrium/core-net'
import { useEffect, useState } from 'react'
import { z } from 'zod'

/** Wrong passwords in a row after which waiting is advised (section 5). */
export const triesBeforeAdvice = 3

const lockSchema = z.object({ seconds: z.number().int().nonnegative() })

/** How long the server keeps the account locked; 60 when it does not say, 0 when it is not locked. */
export function lockSeconds(error: unknown): number {
  if (!isCallError(error, 'sign-in-locked')) return 0
  const { data } = lockSchema.safeParse(error.details)
  return data?.seconds ?? 60
}

/** Counts whole seconds down to zero. */
export function useCountdown(): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left <= 0) return
    const tick = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(tick)
  }, [left])
  return [left, setLeft]
}
