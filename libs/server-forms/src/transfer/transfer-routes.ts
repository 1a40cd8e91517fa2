import {
  createFormFromFile,
  deleteExport,
  inspectFile,
  listExports,
  startExport,
  startImport,
} from '@atrium/domain-forms'
import { implement } from '@atrium/server-core'
import type { ExportHistory } from './export-history'
import type { TransferService } from './transfer-service'

export function transferRoutes(transfer: TransferService, history: ExportHistory) {
  return [
    implement(inspectFile, { permission: 'records.import', handle: transfer.inspect }),
    implement(createFormFromFile, {
      permission: 'forms.design',
      handle: transfer.createFromFile,
    }),
    implement(startImport, { permission: 'records.import', handle: transfer.startImport }),
    implement(startExport, { permission: 'records.export', handle: transfer.startExport }),
    implement(listExports, {
      permission: 'signed-in',
      handle: (_, { caller }) => history.list(caller),
    }),
    implement(deleteExport, {
      permission: 'signed-in',
      handle: ({ exportId }, { caller }) => history.remove(exportId, caller),
    }),
  ]
}
