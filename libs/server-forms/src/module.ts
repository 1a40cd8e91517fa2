import type { AppItemsPort } from '@atrium/domain-apps'
import { formsCodeMessages, formsPermissions, valueIssueMessages } from '@atrium/domain-forms'
import type { Clock, Database, HttpModule, Migration, Tx } from '@atrium/server-core'
import { formRoutes } from './forms/form-routes'
import { createFormService } from './forms/form-service'
import { createListSettingsService } from './forms/list-settings-service'
import { formsMigration } from './migrations/0001-forms'
import { createPublishService } from './publish/publish-service'
import { recordRoutes } from './records/record-routes'
import { createRecordService } from './records/record-service'
import { platformReferences } from './references'
import { createTableCatalog } from './tables/table-catalog'

export interface FormsNeeds {
  readonly database: Database
  readonly clock: Clock
}

export interface FormsPorts {
  readonly apps: AppItemsPort<Tx>
}

/** Forms and their records. */
export function formsModule(core: FormsNeeds, { apps }: FormsPorts) {
  const { database, clock } = core
  const catalog = createTableCatalog()
  const needs = { database, clock, catalog, apps, references: platformReferences }
  const forms = createFormService(needs)
  const publishing = createPublishService(needs)
  const listSettings = createListSettingsService(database)
  const records = createRecordService(needs)
  const migrations: readonly Migration[] = [formsMigration]
  return {
    name: 'forms',
    routes: [...formRoutes({ forms, publishing, listSettings }), ...recordRoutes(records)],
    migrations,
    permissions: formsPermissions,
    readPermissions: { form: 'forms.read', record: 'records.read' },
    messages: {
      'zh-CN': { ...formsCodeMessages['zh-CN'], ...valueIssueMessages['zh-CN'] },
      en: { ...formsCodeMessages.en, ...valueIssueMessages.en },
    },
  } as const satisfies HttpModule & { name: string; migrations: readonly Migration[] }
}
