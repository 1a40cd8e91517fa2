import { useRouting, type RouteEntry } from '@atrium/core-routing'

/** Pages that a navigation may lead to: those of the workspace that open without being told which thing. */
export function usePageChoices(): readonly RouteEntry[] {
  const { table } = useRouting()
  return table.entries.filter(
    ({ route, belong, layout, owner }) =>
      belong === 'header' &&
      layout === 'root' &&
      owner.length > 1 &&
      !/:\w+(\/|$)/.test(route) &&
      !route.startsWith('/settings/'),
  )
}
