/** The consoles there are, in the order they are offered. */
export const consoleKinds = ['enterprise', 'platform', 'provider', 'iot', 'data'] as const

export type ConsoleKind = (typeof consoleKinds)[number]

const kindBySegment: Readonly<Record<string, ConsoleKind>> = {
  console: 'enterprise',
  platform: 'platform',
  iot: 'iot',
  data: 'data',
}

/** Which console a page belongs to, by the first segment of its rule. */
export function consoleKind(route: string): ConsoleKind {
  return kindBySegment[route.split('/')[1] ?? ''] ?? 'provider'
}
