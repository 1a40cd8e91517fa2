import type { AccessPort } from '@atrium/domain-access'
import type { AppItemsPort } from '@atrium/domain-apps'
import { formsCodeMessages, formsPermissions, valueIssueMessages } from '@atrium/domain-forms'
import type { RemindersPort } from '@atrium/domain-subscription'
import type {
  Bus,
  Chore,
  Clock,
  Database,
  FileStore,
  HttpModule,
  JobDefinition,
  Logger,
  Migration,
  SpaceMigration,
  Tx,
} from '@atrium/server-core'
import { formRoutes } from './forms/form-routes'
import { createFormService } from './forms/form-service'
import { createListSettingsService } from './forms/list-settings-service'
import { formsMigration } from './migrations/0001-forms'
import { recordOwnershipMigration } from './migrations/0001-record-ownership'
import { attachmentLinksMigration } from './migrations/0002-attachment-links'
import { versionOriginMigration } from './migrations/0002-version-origin'
import { deletedWithAppMigration } from './migrations/0003-deleted-with-app'
import { recordAgentsMigration } from './migrations/0003-record-agents'
import { formFilesMigration } from './migrations/0004-form-files'
import { recordSharesMigration } from './migrations/0005-record-shares'
import { textPairsMigration } from './migrations/0006-text-pairs'
import { publishJob } from './publish/publish-job'
import { createPublishService } from './publish/publish-service'
import { createAccessService } from './records/access-service'
import { createOwnerService } from './records/owner-service'
import { attachmentHolder } from './records/record-files'
import { recordRoutes } from './records/record-routes'
import { createRecordService } from './records/record-service'
import { emptyBins } from './recycle/empty-bins'
import { platformReferences } from './references'
import { rememberNames } from './remembered-names'
import { createRightsSource, shareEntity } from './shares/rights-source'
import { shareRoutes } from './shares/share-routes'
import { createShareService } from './shares/share-service'
import { createTableCatalog } from './tables/table-catalog'
import { indexTexts } from './text-index/index-texts'
import { createExportHistory } from './transfer/export-history'
import { exportJob } from './transfer/export-job'
import { importJob } from './transfer/import-job'
import { transferRoutes } from './transfer/transfer-routes'
import { createTransferService } from './transfer/transfer-service'

export interface FormsNeeds {
  readonly bus: Bus
  readonly database: Database
  readonly clock: Clock
  readonly files: FileStore
  readonly log: Logger
}

export interface FormsPorts {
  readonly access: AccessPort<Tx>
  readonly apps: AppItemsPort<Tx>
  readonly reminders?: RemindersPort
}

/** Forms and their records. */
export function formsModule(core: FormsNeeds, { apps, access, reminders }: FormsPorts) {
  const { bus, database, clock, files, log } = core
  const catalog = createTableCatalog()
  const references = rememberNames(platformReferences, clock)
  const source = createRightsSource(access, core)
  const needs = { bus, database, clock, catalog, apps, access: source, references }
  const forms = createFormService(needs)
  const publishing = createPublishService(needs)
  const listSettings = createListSettingsService(database)
  const records = createRecordService(needs)
  const owners = createOwnerService(needs)
  const transfer = createTransferService({ ...needs, files, forms, publishing })
  const migrations: readonly Migration[] = [
    formsMigration,
    versionOriginMigration,
    deletedWithAppMigration,
    formFilesMigration,
    recordSharesMigration,
    textPairsMigration,
  ]
  const jobs: readonly JobDefinition[] = [
    importJob({ ...needs, files }),
    exportJob({ ...needs, files, reminders }),
    publishJob(needs),
  ]
  const chores: readonly Chore[] = [emptyBins({ ...needs, log }), indexTexts({ database, log })]
  return {
    name: 'forms',
    routes: [
      ...formRoutes({ forms, publishing, listSettings }),
      ...recordRoutes({ records, owners, access: createAccessService(needs) }),
      ...shareRoutes(createShareService(needs)),
      ...transferRoutes(transfer, createExportHistory({ ...needs, files })),
    ],
    migrations,
    spaceMigrations: [recordOwnershipMigration, attachmentLinksMigration, recordAgentsMigration],
    jobs,
    chores,
    fileHolders: [attachmentHolder(needs)],
    permissions: formsPermissions,
    readPermissions: {
      form: 'forms.read',
      record: 'records.read',
      [shareEntity]: 'records.read',
    },
    messages: {
      'zh-CN': { ...formsCodeMessages['zh-CN'], ...valueIssueMessages['zh-CN'] },
      en: { ...formsCodeMessages.en, ...valueIssueMessages.en },
    },
  } as const satisfies HttpModule & {
    name: string
    migrations: readonly Migration[]
    spaceMigrations: readonly SpaceMigration[]
    jobs: readonly JobDefinition[]
    chores: readonly Chore[]
  }
}
