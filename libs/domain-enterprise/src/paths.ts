import { definePath } from '@atrium/domain-core'

export const consoleInfoPath = definePath('/console/info')
export const consolePermissionsPath = definePath('/console/permissions')
export const consoleStylesheetPath = definePath('/console/stylesheet')
export const consoleSystemDataPath = definePath('/console/system-data')
export const consolePrivatizationPath = definePath('/console/privatization')
