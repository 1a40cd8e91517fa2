import {
  checkAudit,
  exportAudit,
  getAuditEntry,
  listAudit,
  listOperations,
} from '@atrium/domain-security'
import { implement, type Route } from '@atrium/server-core'
import type { AuditService } from './audit-service'

export function auditRoutes(audit: AuditService): Route[] {
  const permission = 'security.read-audit'
  return [
    implement(listAudit, {
      permission,
      handle: (input, { caller }) => audit.list(input, caller),
    }),
    implement(getAuditEntry, {
      permission,
      handle: (input, { caller }) => audit.get(input, caller),
    }),
    implement(checkAudit, { permission, handle: (_, call) => audit.startCheck(call) }),
    implement(exportAudit, {
      permission,
      handle: (input, call) => audit.startExport(input, call),
    }),
    implement(listOperations, {
      permission: 'security.read-operations',
      handle: (input, { caller }) => audit.operations(input, caller),
    }),
  ]
}
