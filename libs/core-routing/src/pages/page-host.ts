import type { ScrollPlace } from './scroll-memory'

/** The element a page lives in, with what a browser forgets while it is hidden. */
export interface PageHost {
  readonly element: HTMLElement
  /** How far the page and what scrolls inside it are scrolled now. */
  places(): ScrollPlace[]
  /** Notes scroll positions and focus. */
  remember(): void
  restore(): void
  /** Scrolls a page that is still being drawn, each part as soon as it reaches so far. */
  scrollTo(places: readonly ScrollPlace[]): void
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
  const parts = () =>
    [...scrolled]
      .filter((part) => element.contains(part))
      .map((part) => ({ part, top: part.scrollTop, left: part.scrollLeft }))
  let remembered: ReturnType<typeof parts> = []
  let focused: HTMLElement | null = null
  return {
    element,
    places: () => parts().map(({ part, ...place }) => ({ part: pathOf(part, element), ...place })),
    remember() {
      remembered = parts()
      const active = document.activeElement
      focused = active instanceof HTMLElement && element.contains(active) ? active : null
    },
    restore() {
      for (const { part, top, left } of remembered)
        part.scrollTo({ top, left, behavior: 'instant' })
      const target = focused?.isConnected ? focused : element
      target.focus({ preventScroll: true })
    },
    scrollTo: (wanted) => scrollWhenDrawn(element, wanted),
  }
}

/** Waits for the content; the person's own first move ends the wait. */
function scrollWhenDrawn(element: HTMLElement, places: readonly ScrollPlace[]): void {
  const waiting = new AbortController()
  const { signal } = waiting
  let open = places
  const attempt = () => {
    if (!element.isConnected || element.hidden) return waiting.abort()
    open = open.filter((place) => !reach(element, place))
    if (open.length === 0) waiting.abort()
  }
  const drawn = new MutationObserver(attempt)
  signal.addEventListener('abort', () => drawn.disconnect())
  drawn.observe(element, { childList: true, subtree: true, attributes: true, characterData: true })
  element.addEventListener('load', attempt, { capture: true, signal })
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    element.addEventListener(move, () => waiting.abort(), { passive: true, signal })
  attempt()
}

function reach(host: Element, { part: path, top, left }: ScrollPlace): boolean {
  const part = partAt(path, host)
  if (!part || part.scrollHeight - part.clientHeight < top) return false
  part.scrollTo({ top, left, behavior: 'instant' })
  return true
}

/** The way from the host to a part, by position: what a page that is drawn again has in common with the one before. */
function pathOf(part: Element, host: Element): string {
  const steps: number[] = []
  for (let at = part; at !== host && at.parentElement; at = at.parentElement)
    steps.unshift([...at.parentElement.children].indexOf(at))
  return steps.join('.')
}

function partAt(path: string, host: Element): Element | undefined {
  if (path === '') return host
  return path.split('.').reduce<Element | undefined>((at, step) => at?.children[Number(step)], host)
}
