export type ConsoleKind = 'enterprise' | 'platform' | 'provider'

/** Which console a page belongs to, by the first segment of its rule. */
export function consoleKind(route: string): ConsoleKind {
  const segment = route.split('/')[1] ?? ''
  if (segment === 'console') return 'enterprise'
  return segment === 'platform' ? 'platform' : 'provider'
}
