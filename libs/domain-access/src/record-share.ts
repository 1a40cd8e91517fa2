import { idSchema } from '@atrium/domain-core'
import type { FieldId } from '@atrium/domain-forms'
import { type Standing, type Subject, subjectSchema } from '@atrium/domain-org'
import { z } from 'zod'
import { fieldRightSchema, type FieldRight } from './form-grant'
import { type RecordAct, recordActs } from './record-act'

/** What a share lets others do with a record, from least to most. */
export const shareLevels = ['view', 'modify', 'delete', 'monitor', 'owner'] as const

export type ShareLevel = (typeof shareLevels)[number]

const actsByLevel: Readonly<Record<ShareLevel, readonly RecordAct[]>> = {
  view: ['view'],
  modify: ['view', 'edit'],
  delete: ['view', 'edit', 'delete'],
  monitor: ['view', 'export', 'monitor'],
  owner: recordActs,
}

/** The acts of a level; nobody shares more than they may do themselves. */
export function actsOfLevel(level: ShareLevel): readonly RecordAct[] {
  return actsByLevel[level]
}

/** Characters of the note that goes with a share. */
export const shareNoteLimit = 60

export const shareDraftShape = {
  subjects: z.array(subjectSchema).min(1).max(50),
  level: z.enum(shareLevels),
  /** When it ends by itself; null for never. */
  until: z.iso.datetime().nullable().default(null),
  note: z.string().trim().max(shareNoteLimit).default(''),
}

/** A share of one record, as those who may share it see it. */
export const recordShareSchema = z.object({
  id: idSchema,
  subject: subjectSchema,
  level: z.enum(shareLevels),
  until: z.iso.datetime().nullable(),
  note: z.string(),
  sharedBy: z.object({ id: idSchema, name: z.string() }),
  sharedAt: z.iso.datetime(),
})

export type RecordShare = z.infer<typeof recordShareSchema>

export const sharedFieldsSchema = z.record(z.string(), fieldRightSchema)

/** Records shared with a person in the same way. */
export interface HeldShare {
  readonly recordIds: readonly string[]
  /** The subjects, by key, among whom the person is; the same records are found by them. */
  readonly subjects?: readonly string[]
  readonly level: ShareLevel
  /** What who shared them could not see or change; the others go by the person's own roles. */
  readonly fields: Readonly<Record<FieldId, FieldRight>>
}

/** A subject as one text: the same for the same subject. */
export function subjectKey(subject: Subject): string {
  if (subject.kind === 'everyone') return 'everyone'
  const kind = subject.kind === 'department' && subject.below ? 'below' : subject.kind
  return `${kind}:${subject.id.toLowerCase()}`
}

/** The keys of all subjects that mean a member: exactly those of which `isMeant` says so. */
export function subjectKeysOf(standing: Standing): string[] {
  const all = (kind: string, ids: readonly string[]) => ids.map((id) => `${kind}:${id}`)
  return [
    'everyone',
    `person:${standing.personId}`,
    ...all('department', standing.departmentIds),
    ...all('below', standing.departmentIdsAbove),
    ...all('post', standing.postIds),
    ...all('role', standing.roleIds),
    ...all('group', standing.groupIds),
  ]
}
