import type { ScrollPlace } from './scroll-memory'

/** The element a page lives in, with what a browser forgets while it is hidden. */
export interface PageHost {
  readonly element: HTMLElement
  /** How far the page is scrolled now. */
  place(): ScrollPlace
  /** Notes scroll positions, inner ones too, and focus. */
  remember(): void
  restore(): void
  /** Scrolls a page that is still being drawn, as soon as it reaches so far. */
  scrollTo(place: ScrollPlace): void
}

/** Adds a scrolling host for one page to the stage and gives it the focus, so that keys scroll it. */
export function createHost(stage: HTMLElement, pageId: string): PageHost {
  const element = document.createElement('div')
  element.dataset['page'] = pageId
  element.className = 'atrium-page'
  element.tabIndex = -1
  element.style.cssText = 'height:100%;overflow:auto;outline:none;overscroll-behavior:contain'
  stage.append(element)
  if (stage.childElementCount > 1) element.focus({ preventScroll: true })
  const scrolled = new Set<Element>([element])
  const note = ({ target }: Event) => target instanceof Element && scrolled.add(target)
  element.addEventListener('scroll', note, { capture: true, passive: true })
  let places: [Element, ScrollPlace][] = []
  let focused: HTMLElement | null = null
  return {
    element,
    place: () => placeOf(element),
    remember() {
      places = [...scrolled]
        .filter((scroller) => element.contains(scroller))
        .map((scroller) => [scroller, placeOf(scroller)])
      const active = document.activeElement
      focused = active instanceof HTMLElement && element.contains(active) ? active : null
    },
    restore() {
      for (const [scroller, place] of places) scroller.scrollTo({ ...place, behavior: 'instant' })
      const target = focused?.isConnected ? focused : element
      target.focus({ preventScroll: true })
    },
    scrollTo: (place) => scrollWhenDrawn(element, place),
  }
}

function placeOf({ scrollTop, scrollLeft }: Element): ScrollPlace {
  return { top: scrollTop, left: scrollLeft }
}

/** Waits for the content; the person's own first move ends the wait. */
function scrollWhenDrawn(element: HTMLElement, place: ScrollPlace): void {
  const waiting = new AbortController()
  const { signal } = waiting
  const attempt = () => {
    if (!element.isConnected || element.hidden) return waiting.abort()
    if (element.scrollHeight - element.clientHeight < place.top) return
    element.scrollTo({ ...place, behavior: 'instant' })
    waiting.abort()
  }
  const drawn = new MutationObserver(attempt)
  signal.addEventListener('abort', () => drawn.disconnect())
  drawn.observe(element, { childList: true, subtree: true, attributes: true, characterData: true })
  element.addEventListener('load', attempt, { capture: true, signal })
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    element.addEventListener(move, () => waiting.abort(), { passive: true, signal })
  attempt()
}
