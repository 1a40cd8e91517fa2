/** What may be done with a record that is there. `monitor` is to follow and steer its work items. */
export const recordActs = [
  'view',
  'edit',
  'delete',
  'share',
  'hand-over',
  'export',
  'monitor',
] as const

export type RecordAct = (typeof recordActs)[number]

/** What may be done with a form as a whole. */
export const formOperations = [
  'import',
  'batch-edit',
  'print',
  'recycle',
  'destroy',
  'configure',
] as const

export type FormOperation = (typeof formOperations)[number]
