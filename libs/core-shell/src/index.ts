export { ProductMark } from './header/mark'
export { PageBoundary } from './notices/page-boundary'
export { type FindPlanned } from './notices/page-notices'
export { StartFailure, type StartFailureProps } from './notices/start-failure'
export { createToastLine, type ToastLine, WindowToasts } from './notices/window-toasts'
export { Shell, type ShellProps } from './shell'
export { shellMessages } from './shell-messages'
export {
  headerItems,
  paletteProviders,
  type HeaderItem,
  type PaletteItem,
  type PaletteProvider,
} from './shell-slots'
export { useVisitor } from './visitor'
