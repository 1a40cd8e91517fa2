import { definePath } from '@atrium/domain-core'

/** `appType` is form or flow; `version` is `draft`, `latest` or a number; `tableId` is the form's id. */
export const formSettingPath = definePath('/form-setting/:appType/:appId/:version/:tableId')
/** A record's own page; without `record` a new one is filled in. */
export const formDetailPath = definePath('/:app/detail/:form/:record?')
export const designerPreviewPath = definePath('/designer-preview/:module/:appId/:terminal?')
export const recyclePath = definePath('/recycle/:appId/:module')
export const settingsExportsPath = definePath('/settings/exports')
