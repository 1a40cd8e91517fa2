import { startMemberExport, startMemberImport } from '@atrium/domain-org'
import { implement, type Route } from '@atrium/server-core'
import type { MemberTransferService } from './transfer-service'

export function memberTransferRoutes(transfer: MemberTransferService): Route[] {
  return [
    implement(startMemberImport, {
      permission: 'org.manage-joining',
      reviewed: 'member',
      handle: transfer.startImport,
    }),
    implement(startMemberExport, { permission: 'org.manage', handle: transfer.startExport }),
  ]
}
