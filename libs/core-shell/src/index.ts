export { connectionHearing, watchConnection } from './connection/watch-connection'
export {
  AccountLine,
  type AccountLineProps,
  AccountPart,
  type AccountPartProps,
} from './header/account-menu'
export { ProductMark } from './header/mark'
export { PageBoundary } from './notices/page-boundary'
export { type FindPlanned } from './notices/page-notices'
export { StartFailure, type StartFailureProps } from './notices/start-failure'
export { createToastLine, type ToastLine, WindowToasts } from './notices/window-toasts'
export { Shell, type ShellProps } from './shell'
export { shellMessages } from './shell-messages'
export { useFoundPages } from './search/found-pages'
export { usePaused } from './search/use-paused'
export { useSearch, type SearchGroup } from './search/use-search'
export {
  accountItems,
  accountParts,
  headerItems,
  profileParts,
  searchProviders,
  spaceItems,
  spaceSections,
  windowBars,
  type AccountItem,
  type HeaderItem,
  type SearchItem,
  type SearchProvider,
  type SearchRequest,
  type SearchResult,
  type ShellPart,
  type SpaceSection,
} from './shell-slots'
export { useVisitor } from './visitor'
