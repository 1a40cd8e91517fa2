export { type AppContentsPort } from './app-contents-port'
export { type AppItemsPort } from './app-items-port'
export {
  appColors,
  appDraftSchema,
  appIcons,
  appItemKinds,
  appItemSchema,
  applicationSchema,
  type AppColor,
  type AppDraft,
  type AppIcon,
  type AppItem,
  type Application,
} from './application'
export {
  arrangeAppItems,
  createApp,
  deleteApp,
  getApp,
  listApps,
  restoreApp,
  updateApp,
} from './endpoints'
export { anApplication } from './fixtures'
export { appsCodeMessages, type AppsCode } from './messages'
export { appCenterPath, appViewPath } from './paths'
export { appsPermissions } from './permissions'
