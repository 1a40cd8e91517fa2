import { useEffect, useState } from 'react'

/** Whole seconds left, and how to start counting; it counts ticks, so a clock that jumps changes nothing. */
export function useCountdown(first = 0): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(first)
  useEffect(() => {
    if (left <= 0) return
    const tick = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(tick)
  }, [left])
  return [left, setLeft]
}
