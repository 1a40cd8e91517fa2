import {
  explainRecordAccess,
  getFormAccess,
  handOverRecords,
  revealField,
} from '@atrium/domain-access'
import {
  createRecord,
  deleteRecords,
  destroyRecords,
  getRecord,
  listRecords,
  pickRecords,
  restoreRecords,
  searchRecords,
  updateRecord,
} from '@atrium/domain-forms'
import { implement, type Route } from '@atrium/server-core'
import type { AccessService } from './access-service'
import type { OwnerService } from './owner-service'
import type { RecordService } from './record-service'

export interface RecordServices {
  readonly records: RecordService
  readonly owners: OwnerService
  readonly access: AccessService
}

export function recordRoutes({ records, owners, access }: RecordServices): Route[] {
  return [
    implement(listRecords, {
      permission: 'records.read',
      whileActing: 'as-host',
      handle: (input, { caller }) => records.list(input, caller),
    }),
    implement(pickRecords, {
      permission: 'records.read',
      whileActing: 'as-host',
      handle: (input, { caller }) => records.pick(input, caller),
    }),
    implement(searchRecords, {
      permission: 'records.read',
      whileActing: 'as-host',
      handle: (input, { caller }) => records.search(input, caller),
    }),
    implement(getRecord, {
      permission: 'records.read',
      whileActing: 'as-host',
      handle: (input, { caller }) => records.get(input, caller),
    }),
    implement(createRecord, {
      permission: 'records.write',
      whileActing: 'as-host',
      handle: (input, { caller }) => records.create(input, caller),
    }),
    implement(updateRecord, {
      permission: 'records.write',
      whileActing: 'as-host',
      handle: (input, { caller }) => records.update(input, caller),
    }),
    implement(deleteRecords, {
      permission: 'records.delete',
      handle: (input, { caller }) => records.remove(input, caller),
    }),
    implement(restoreRecords, {
      permission: 'records.delete',
      handle: (input, { caller }) => records.restore(input, caller),
    }),
    implement(destroyRecords, {
      permission: 'records.delete',
      handle: (input, { caller }) => records.destroy(input, caller),
    }),
    implement(explainRecordAccess, {
      permission: 'records.read',
      handle: (input, { caller }) => access.explain(input, caller),
    }),
    implement(getFormAccess, {
      permission: 'records.read',
      whileActing: 'as-host',
      handle: (input, { caller }) => access.ofForm(input, caller),
    }),
    implement(revealField, {
      permission: 'records.read',
      handle: (input, { caller }) => access.reveal(input, caller),
    }),
    implement(handOverRecords, {
      permission: 'records.write',
      handle: (input, { caller }) => owners.handOver(input, caller),
    }),
  ]
}
