/** What a click on a link tells about the person's wish. */
export interface LinkClick {
  readonly defaultPrevented: boolean
  readonly button: number
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** The parts of an `<a>` that decide. */
export interface ClickedLink {
  readonly href: string
  readonly target: string
  readonly rel: string
  hasAttribute(name: string): boolean
}

export interface LinkContext {
  /** The address now. */
  readonly href: string
  /** The deploy base without a slash at its end. */
  readonly base: string
  readonly opensNewWindow: boolean
  /** Whether the table opens the path (behind the base) in place; false for unknown paths and full page loads. */
  opensInPlace(location: { pathname: string; search: string }): boolean
}

export type LinkDecision =
  | { readonly kind: 'browser' }
  | { readonly kind: 'new-window'; readonly href: string }
  | {
      readonly kind: 'in-place'
      readonly to: string
      /** The address stands there already, so nothing is added to the history. */
      readonly isHere: boolean
    }

const browser: LinkDecision = { kind: 'browser' }

/** Decides who follows a link (section 2): the router only plain links to known pages of this app. */
export function decideLink(
  click: LinkClick,
  link: ClickedLink,
  context: LinkContext,
): LinkDecision {
  if (click.defaultPrevented || click.button !== 0) return browser
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return browser
  if (link.target !== '' && link.target !== '_self') return browser
  if (link.hasAttribute('download') || link.rel.split(' ').includes('external')) return browser
  const now = new URL(context.href)
  const url = URL.canParse(link.href, now) ? new URL(link.href, now) : null
  if (!url || !/^https?:$/.test(url.protocol)) return browser
  if (url.hash !== '' && url.pathname === now.pathname && url.search === now.search) return browser
  if (context.opensNewWindow) return { kind: 'new-window', href: url.href }
  if (url.origin !== now.origin) return browser
  const inside = context.base === '' || `${url.pathname}/`.startsWith(`${context.base}/`)
  if (!inside) return browser
  const pathname = url.pathname.slice(context.base.length) || '/'
  if (!context.opensInPlace({ pathname, search: url.search })) return browser
  const to = `${pathname}${url.search}${url.hash}`
  return { kind: 'in-place', to, isHere: url.href === now.href }
}
