import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many children of a wrapping, clipped row stand in its first line; counts again when the row's width changes. */
export function useFitting(row: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count)
  useLayoutEffect(() => {
    const { current } = row
    if (!current) return
    const measure = () => {
      const children = [...current.children] as HTMLElement[]
      const top = children[0]?.offsetTop
      setFitting(children.filter((child) => child.offsetTop === top).length)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => observer.disconnect()
  }, [row, count])
  return fitting
}
