import { listRecordShares, revokeRecordShare, shareRecords } from '@atrium/domain-access'
import { implement, type Route } from '@atrium/server-core'
import type { ShareService } from './share-service'

export function shareRoutes(shares: ShareService): Route[] {
  return [
    implement(shareRecords, {
      permission: 'records.write',
      handle: (input, { caller }) => shares.share(input, caller),
    }),
    implement(listRecordShares, {
      permission: 'records.read',
      handle: (input, { caller }) => shares.list(input, caller),
    }),
    implement(revokeRecordShare, {
      permission: 'records.write',
      handle: (input, { caller }) => shares.revoke(input, caller),
    }),
  ]
}
