import { makeStale, write } from '@atrium/core-net'
import {
  explainRecordAccess,
  handOverRecords,
  listRecordShares,
  revealField,
  revokeRecordShare,
  shareRecords,
} from '@atrium/domain-access'
import type { OutputOf } from '@atrium/domain-core'
import {
  createRecord,
  deleteRecords,
  destroyRecords,
  type FormRecord,
  getListSettings,
  getRecord,
  listRecords,
  type ListSettings,
  pickRecords,
  restoreRecords,
  saveListSettings,
  startExport,
  startImport,
  updateRecord,
  type Values,
} from '@atrium/domain-forms'
import type { QueryClient } from '@tanstack/react-query'

const lists = [listRecords, pickRecords]

export const createRecordWrite = write(createRecord, { stales: lists })
export const updateRecordWrite = write(updateRecord, { stales: [...lists, getRecord] })
export const deleteRecordsWrite = write(deleteRecords, { stales: [...lists, getRecord] })
export const restoreRecordsWrite = write(restoreRecords, { stales: [...lists, getRecord] })
export const destroyRecordsWrite = write(destroyRecords, { stales: lists })
export const shareRecordsWrite = write(shareRecords, {
  stales: [listRecordShares, explainRecordAccess],
})
export const revokeShareWrite = write(revokeRecordShare, {
  stales: [listRecordShares, explainRecordAccess],
})
export const handOverRecordsWrite = write(handOverRecords, {
  stales: [...lists, getRecord, explainRecordAccess],
})
export const revealFieldWrite = write(revealField, { stales: [] })
export const startImportWrite = write(startImport, { stales: [] })
export const startExportWrite = write(startExport, { stales: [] })
export const saveListSettingsWrite = write(saveListSettings, { stales: [] })

type RecordsPage = OutputOf<typeof listRecords>

/** Shows changed values in every cached list at once, before the server has answered; answers the way back. */
export function showValues(
  client: QueryClient,
  recordId: string,
  values: Values,
  version?: number,
): () => void {
  const key = [listRecords.id]
  const before = client.getQueriesData<RecordsPage>({ queryKey: key })
  const change = (record: FormRecord): FormRecord =>
    record.id === recordId
      ? {
          ...record,
          values: { ...record.values, ...values },
          version: version ?? record.version,
        }
      : record
  client.setQueriesData<RecordsPage>(
    { queryKey: key },
    (page) => page && { ...page, rows: page.rows.map(change) },
  )
  return () => {
    for (const [queryKey, data] of before) client.setQueryData(queryKey, data)
  }
}

/** Shows settings at once; saving follows. */
export function showListSettings(
  client: QueryClient,
  formId: string,
  settings: ListSettings,
): void {
  client.setQueryData([getListSettings.id, { formId }], settings)
}

/** Reads every list and record of forms again. */
export function refreshRecords(client: QueryClient): Promise<void> {
  return makeStale(client, [...lists, getRecord])
}
