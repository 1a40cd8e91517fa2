import { useRouting } from '@atrium/core-routing'

/** Goes to a space that the window's session knows nothing of yet. */
export function useOpenSpace(): (entId: string) => void {
  const routing = useRouting()
  return (entId) => routing.load(routing.href(routing.home, `space-${entId}`))
}
