import { useEffect, useState } from 'react'

/** A value as it was when the person last paused, so that not every key asks the server. */
export function usePaused<Value>(value: Value, milliseconds = 160): Value {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return paused
}
