export { checkEntries, type NavigationProblem, placeKey, placesOf } from './check-navigation'
export { listElementSettings, setElement } from './element-endpoints'
export { aNavigation, anEntry } from './fixtures'
export { navigationCodeMessages } from './messages'
export {
  type Entry,
  entryIcons,
  isLinkAddress,
  type Navigation,
  type NavigationDraft,
  navigationsLimit,
  phonePlaces,
  type Place,
  type Terminal,
} from './navigation'
export {
  addNavigation,
  arrangeNavigations,
  changeNavigation,
  deleteNavigation,
  getNavigation,
  getOwnNavigation,
  listNavigations,
  publishNavigation,
  withdrawNavigation,
} from './navigation-endpoints'
export { type ShownEntry, type ShownPlace } from './own-navigation'
export { type ElementSetting } from './page-element'
export {
  consoleAppNavigationPath,
  consoleElementsPath,
  consoleWebNavigationPath,
  elementSettingPath,
  webNavigationConfigPath,
} from './paths'
export { navigationPermissions } from './permissions'
