import { nothing, type RecordAccess } from '@atrium/domain-access'
import { type Mandate, reaches } from './mandate'

/**
 * What an agent may do with the host's records of an application: see what they may change or add to, and never more than
 * the host may. Deleting, sharing, handing over, exporting and every operation stay with the host.
 */
export function lendAccess(access: RecordAccess, mandate: Mandate, appId: string): RecordAccess {
  const isLent = (permission: 'new-data' | 'edit-data') =>
    reaches(mandate, appId) && mandate.permissions.includes(permission)
  const adds = isLent('new-data')
  const edits = isLent('edit-data')
  return {
    create: adds && access.create,
    acts: {
      view: adds || edits ? access.acts.view : nothing,
      edit: edits ? access.acts.edit : nothing,
      delete: nothing,
      share: nothing,
      'hand-over': nothing,
      export: nothing,
      monitor: nothing,
    },
    fields: access.fields,
    operations: new Set(),
  }
}
