import { mountReact } from '@atrium/core-routing'
import { NavigationList } from './navigation-list'

/** What may stand in the header of a wide window. */
export function WebNavigationPage() {
  return <NavigationList terminal="web" />
}

export const mount = mountReact(WebNavigationPage)
