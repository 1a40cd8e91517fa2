import { definePath } from '@atrium/domain-core'

export const consoleWebNavigationPath = definePath('/console/web-navigation')
export const consoleAppNavigationPath = definePath('/console/app-navigation')
export const consoleElementsPath = definePath('/console/elements')
/** The design of one navigation, of either terminal. */
export const webNavigationConfigPath = definePath('/web-navigation/:id')
/** The elements of one page. */
export const elementSettingPath = definePath('/element-setting/:page')
