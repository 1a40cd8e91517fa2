import { useEffect } from 'react'
import type { Routing } from '../routing'
import { decideLink } from './link-click'

/** Follows clicks on links anywhere in the window, as section 2 rules. */
export function useLinks(routing: Routing): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.composedPath().find(isLink)
      if (!link) return
      const decision = decideLink(event, link, {
        href: `${window.location.origin}${routing.here()}`,
        base: routing.base,
        opensNewWindow: routing.opensNewWindow(),
        opensInPlace: (location) => routing.opensInPlace(location),
      })
      if (decision.kind === 'browser') return
      event.preventDefault()
      if (decision.kind === 'new-window') window.open(decision.href, '_blank', 'noopener')
      else void routing.browser.navigate(decision.to, { replace: decision.isHere })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [routing])
}

function isLink(target: EventTarget): target is HTMLAnchorElement {
  return target instanceof HTMLAnchorElement && target.hasAttribute('href')
}
