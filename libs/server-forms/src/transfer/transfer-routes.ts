import { createFormFromFile, inspectFile, startExport, startImport } from '@atrium/domain-forms'
import { implement } from '@atrium/server-core'
import type { TransferService } from './transfer-service'

export function transferRoutes(transfer: TransferService) {
  return [
    implement(inspectFile, { permission: 'records.import', handle: transfer.inspect }),
    implement(createFormFromFile, {
      permission: 'forms.design',
      handle: transfer.createFromFile,
    }),
    implement(startImport, { permission: 'records.import', handle: transfer.startImport }),
    implement(startExport, { permission: 'records.export', handle: transfer.startExport }),
  ]
}
