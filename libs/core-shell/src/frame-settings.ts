import { useSlot } from '@atrium/core-routing'
import { useSession } from '@atrium/core-session'
import { type FrameSettings, frameSources } from './shell-slots'

const productsOwn: FrameSettings = { header: null, phone: null, hidden: new Set() }
const useProductsOwn = () => productsOwn

/** What the enterprise puts around the pages; undefined while it is asked for. */
export function useFrameSettings(): FrameSettings | undefined {
  const [source] = useSlot(frameSources)
  // Who offers it does not change while the window lives.
  const useSettings = source?.useSettings ?? useProductsOwn
  const settings = useSettings()
  const signedIn = useSession((session) => Boolean(session.user))
  return signedIn ? settings : productsOwn
}

/** Whether the enterprise shows a part of a page to the person, by the id it is offered with. */
export function useIsShown(elementId: string): boolean {
  return useFrameSettings()?.hidden.has(elementId) !== true
}
