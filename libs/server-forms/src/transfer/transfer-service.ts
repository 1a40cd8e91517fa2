import { randomBytes } from 'node:crypto'
import type { RecordAccess } from '@atrium/domain-access'
import type { Job, ParsedOf } from '@atrium/domain-core'
import {
  checkForm,
  type createFormFromFile,
  type inspectFile,
  type InspectedFile,
  isUnique,
  newSectionId,
  type FormSchema,
  type startExport,
  type startImport,
} from '@atrium/domain-forms'
import {
  Conflict,
  InvalidInput,
  NotAllowed,
  NotFound,
  type Call,
  type Caller,
  type Clock,
  type Database,
  type FileStore,
  type Tx,
} from '@atrium/server-core'
import type { FormService } from '../forms/form-service'
import { findForm } from '../forms/form-store'
import type { PublishService } from '../publish/publish-service'
import { readQuery } from '../records/record-lister'
import { closedFields, isFieldEdited, isFieldSeen, rightsOn } from '../records/record-rights'
import { sortKeys } from '../records/sort-keys'
import type { RightsSource } from '../shares/rights-source'
import type { RecordTable } from '../tables/record-table'
import type { TableCatalog } from '../tables/table-catalog'
import { waitingJob } from '../waiting-job'
import type { ExportInput } from './export-job'
import { exportedColumns } from './export-rows'
import { requireFit, requireImportable } from './import-fit'
import type { ImportInput } from './import-job'
import { inspectInThread } from './inspect-in-thread'

export interface TransferNeeds {
  readonly access: RightsSource
  readonly database: Database
  readonly clock: Clock
  readonly files: FileStore
  readonly catalog: TableCatalog
  readonly forms: FormService
  readonly publishing: PublishService
}

export type TransferService = ReturnType<typeof createTransferService>

/** Records in and out of files; the long part is done by jobs. */
export function createTransferService(needs: TransferNeeds) {
  const { database, files, forms, publishing } = needs

  const begin = (
    call: Call,
    formId: string,
    start: (tx: Tx, table: RecordTable, title: string) => Promise<Job>,
  ) =>
    database.transaction(call.caller, async (tx) => {
      const table = await needs.catalog.table(tx, formId)
      const stored = await findForm(tx, formId)
      return start(tx, table, stored?.form.name ?? '')
    })

  const beginImport = (input: ParsedOf<typeof startImport>, call: Call) =>
    begin(call, input.formId, async (tx, table, title) => {
      requireFit(table, input)
      refuseImport(table, await rightsOn(tx, table, call.caller, needs), input)
      await requireFile(files, call.caller, input.fileId)
      const job: ImportInput = { ...input, locale: call.locale }
      return enqueue(tx, 'forms.import', job, title)
    })

  async function enqueue(tx: Tx, kind: string, input: unknown, title: string): Promise<Job> {
    const id = await tx.enqueue(kind, input, { title })
    return waitingJob({ id, kind, title, at: needs.clock.now() })
  }

  return {
    inspect: async (
      input: ParsedOf<typeof inspectFile>,
      { caller, signal }: Call,
    ): Promise<InspectedFile> => {
      const { name } = await requireFile(files, caller, input.fileId)
      const path = await files.pathOf(caller, input.fileId)
      return inspectInThread({ path, name, sheet: input.sheet, headerRow: input.headerRow }, signal)
    },

    createFromFile: async (input: ParsedOf<typeof createFormFromFile>, call: Call) => {
      const { appId, name, columns, ...source } = input
      await requireFile(files, call.caller, input.fileId)
      const schema = schemaOf(columns)
      requirePublishable(schema)
      const created = await forms.create({ appId, name, schema }, call.caller)
      const form = await publishing.publishNew(created, call.caller)
      const job = await beginImport(
        {
          formId: form.id,
          ...source,
          mapping: columns.map(({ column, field }) => ({ column, fieldId: field.id })),
          mode: 'add',
          createOptions: true,
          dryRun: false,
          timeZone: 'Asia/Shanghai',
        },
        call,
      )
      return { form, job }
    },

    startImport: beginImport,

    startExport: (input: ParsedOf<typeof startExport>, call: Call) =>
      begin(call, input.formId, async (tx, table, title) => {
        requireColumns(table, input)
        const rights = await rightsOn(tx, table, call.caller, needs)
        if (rights.acts.export.kind === 'nothing') throw new NotAllowed('record-not-allowed')
        readQuery(table, input, { now: needs.clock.now(), deleted: false, rights })
        sortKeys(table, input.sort, false)
        const job: ExportInput = { ...input, locale: call.locale }
        return enqueue(tx, 'forms.export', job, title)
      }),
  }
}

/** Rows of a file are taken or left whole, so a change of some records only is no import. */
function refuseImport(
  { schema }: RecordTable,
  rights: RecordAccess,
  input: ParsedOf<typeof startImport>,
): void {
  const isAllowed =
    input.mode === 'add' ? rights.create : rights.acts.edit.kind === 'everything' && rights.create
  if (!rights.operations.has('import') || !isAllowed) throw new NotAllowed('record-not-allowed')
  const mapped = input.mapping.map(({ fieldId }) => fieldId)
  const unique = new Set<string>(schema.fields.filter(isUnique).map(({ id }) => id))
  const filled = new Set(input.mode === 'update' ? [] : closedFields(rights, mapped, null))
  const isClosed = (id: string) => {
    // A refusal of what is there already would tell what is not seen.
    const tells = unique.has(id) || (input.mode !== 'add' && id === input.keyFieldId)
    if (filled.has(id) || (tells && !isFieldSeen(rights, id))) return true
    return input.mode !== 'add' && id !== input.keyFieldId && !isFieldEdited(rights, id)
  }
  const issues = mapped.flatMap((id, at) =>
    isClosed(id) ? [{ path: ['mapping', at], code: 'field-closed' }] : [],
  )
  if (issues.length > 0) throw new InvalidInput(issues)
}

async function requireFile(files: FileStore, caller: Caller, fileId: string) {
  const file = await files.stat(caller, fileId)
  const isTheirs = file.personId === null || file.personId === caller.personId
  if (!isTheirs) throw new NotFound('file-not-found')
  if (file.purpose !== 'import')
    throw new InvalidInput([{ path: ['fileId'], code: 'file-unknown' }])
  return file
}

/** Refuses before anything is made: a form that cannot be published would be left behind. */
function requirePublishable(schema: FormSchema): void {
  requireImportable(schema.fields)
  const problems = checkForm(schema).filter(({ severity }) => severity === 'error')
  if (problems.length > 0)
    throw new Conflict('form-has-problems', { count: problems.length, problems })
}

function requireColumns(table: RecordTable, { fields }: ParsedOf<typeof startExport>): void {
  const unknown = fields.find((id) => exportedColumns(table, [id], 'en').length === 0)
  if (unknown === undefined) return
  throw new InvalidInput([{ path: ['fields'], code: 'unknown-field', params: { name: unknown } }])
}

function schemaOf(columns: ParsedOf<typeof createFormFromFile>['columns']): FormSchema {
  const fields = columns.map(({ field }) => field)
  const fieldIds = fields.map((field) => field.id)
  return {
    fields,
    sections: [{ id: newSectionId(randomBytes), title: '', fieldIds }],
    titleFieldId: null,
  }
}
