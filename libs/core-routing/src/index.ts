export { defineFeature, type Feature } from './feature'
export { Link, type LinkProps } from './links/link'
export {
  navigationLinks,
  type NavigationGroup,
  type NavigationItem,
  type NavigationLink,
  type NavigationPlace,
} from './navigation'
export { mountReact } from './pages/mount-react'
export { usePage, useRouting, type PageInfo } from './pages/page-context'
export { useNavigate, useParams, useQuery, useSlot, useUnsavedChanges } from './pages/page-hooks'
export {
  type PageEnvironment,
  type PageFrameProps,
  type PageHandle,
  type PageModule,
} from './pages/page-module'
export { PageOutlet } from './pages/page-outlet'
export { TestPage, type TestPageProps } from './pages/test-page'
export { Routed, type RoutedProps, type RoutedView } from './routed'
export { type NavigateOptions, type Routing, type RoutingOptions } from './routing'
export { defineSlot, offer, type Offer, type Slot } from './slot'
export { withQuery } from './table/address'
export { type Outcome, type PageParams } from './table/resolve'
export {
  page,
  type Layout,
  type PageOptions,
  type RouteEntry,
  type Title,
} from './table/route-entry'
export { buildRouteTable, type RouteTable } from './table/route-table'
export { admission, type Visitor } from './table/visitor'
export { windowPlace, type WindowPlace } from './window-place'
