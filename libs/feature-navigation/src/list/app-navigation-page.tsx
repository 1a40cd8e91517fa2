import { mountReact } from '@atrium/core-routing'
import { NavigationList } from './navigation-list'

/** What may stand in the bar of a phone. */
export function AppNavigationPage() {
  return <NavigationList terminal="app" />
}

export const mount = mountReact(AppNavigationPage)
