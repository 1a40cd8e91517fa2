export { connectionHearing, watchConnection } from './connection/watch-connection'
export {
  AccountLine,
  type AccountLineProps,
  AccountPart,
  type AccountPartProps,
} from './header/account-menu'
export { useIsShown } from './frame-settings'
export { ProductMark } from './header/mark'
export { PageBoundary } from './notices/page-boundary'
export { type FindPlanned } from './notices/page-notices'
export { StartFailure, type StartFailureProps } from './notices/start-failure'
export { createToastLine, type ToastLine, WindowToasts } from './notices/window-toasts'
export { Shell, type ShellProps } from './shell'
export { useCursorPages } from './use-cursor-pages'
export { LoadState, type LoadStateProps } from './load-state'
export { shellMessages } from './shell-messages'
export { useFoundPages } from './search/found-pages'
export { usePaused } from './search/use-paused'
export { useSearch, type SearchGroup } from './search/use-search'
export {
  accountItems,
  accountParts,
  frameSources,
  headerItems,
  pageElements,
  profileParts,
  searchProviders,
  spaceItems,
  spaceSections,
  windowBars,
  subjectFields,
  type AccountItem,
  type FrameEntry,
  type FrameSettings,
  type HeaderItem,
  type PageElement,
  type SearchItem,
  type SearchProvider,
  type SearchRequest,
  type SearchResult,
  type ShellPart,
  type SpaceSection,
  type FieldSubject,
  type SubjectFieldProps,
  type SubjectNames,
} from './shell-slots'
export { SubjectField, useSubjectNames } from './subject-field'
export { useVisitor } from './visitor'
