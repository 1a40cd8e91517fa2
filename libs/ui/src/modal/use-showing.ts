import { useLayoutEffect, useState } from 'react'

/**
 * A key that changes each time the page around is put away. The kit's modal keeps hold of its own elements, so it is
 * made anew when the page comes back.
 */
export function useShowing(): number {
  const [showing, setShowing] = useState(0)
  useLayoutEffect(() => () => setShowing((count) => count + 1), [])
  return showing
}
