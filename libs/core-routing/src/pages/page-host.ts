/** The element a page lives in, with what a browser forgets while it is hidden. */
export interface PageHost {
  readonly element: HTMLElement
  /** Notes scroll position and focus. */
  remember(): void
  restore(): void
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
  let top = 0
  let left = 0
  let focused: HTMLElement | null = null
  return {
    element,
    remember() {
      top = element.scrollTop
      left = element.scrollLeft
      const active = document.activeElement
      focused = active instanceof HTMLElement && element.contains(active) ? active : null
    },
    restore() {
      element.scrollTo({ top, left, behavior: 'instant' })
      const target = focused?.isConnected ? focused : element
      target.focus({ preventScroll: true })
    },
  }
}
