import { defineEndpoint, idSchema } from '@atrium/domain-core'
import { subjectSchema } from '@atrium/domain-org'
import { z } from 'zod'
import { appRoleSchema } from './app-role'
import { recordActs } from './record-act'
import { recordShareSchema } from './record-share'
import { scopeSchema } from './scope'

const draft = appRoleSchema.pick({
  kind: true,
  name: true,
  description: true,
  subjects: true,
  grants: true,
})

/** A role as an application keeps it. */
export const keptRoleSchema = appRoleSchema.extend({
  /** Counts changes; a change names the version it was made on. */
  version: z.number().int().min(1),
  /** Active members who have it now. */
  people: z.number().int().min(0),
})

export type KeptRole = z.infer<typeof keptRoleSchema>

/** Roles of an application by name; none means that every member works with its data. At most 100. */
export const listAppRoles = defineEndpoint({
  id: 'access.list-app-roles',
  method: 'GET',
  kind: 'read',
  path: '/apps/:appId/roles',
  input: z.object({ appId: idSchema }),
  output: z.object({ rows: z.array(keptRoleSchema) }),
})

/** Active members who have a role, by name, and what they have it by: the first 20. */
export const listAppRolePeople = defineEndpoint({
  id: 'access.list-role-people',
  method: 'GET',
  kind: 'read',
  path: '/apps/:appId/roles/:roleId/people',
  input: z.object({ appId: idSchema, roleId: idSchema }),
  output: z.object({
    rows: z.array(z.object({ id: idSchema, name: z.string(), subjects: z.array(subjectSchema) })),
    cut: z.boolean(),
  }),
})

export const addAppRole = defineEndpoint({
  id: 'access.add-app-role',
  method: 'POST',
  kind: 'write',
  path: '/apps/:appId/roles',
  input: draft.extend({ appId: idSchema }),
  output: keptRoleSchema,
})

/** Refused with `app-role-changed` when the version is not the present one. */
export const changeAppRole = defineEndpoint({
  id: 'access.change-app-role',
  method: 'PUT',
  kind: 'write',
  path: '/apps/:appId/roles/:roleId',
  input: draft
    .partial()
    .extend({ appId: idSchema, roleId: idSchema, version: z.number().int().min(1) }),
  output: keptRoleSchema,
})

export const deleteAppRole = defineEndpoint({
  id: 'access.delete-app-role',
  method: 'DELETE',
  kind: 'write',
  path: '/apps/:appId/roles/:roleId',
  input: z.object({ appId: idSchema, roleId: idSchema }),
  output: z.object({}),
})

const affectedSchema = z.object({
  count: z.number().int(),
  /** The first of them by name. */
  names: z.array(z.string()),
  /** Whether there are more than are named. */
  cut: z.boolean(),
})

/**
 * Who could do more and who less if a role were kept like this, whatever other roles they have; administrators of the
 * enterprise may do everything in any case. At most 20 names of each.
 */
export const previewAppRole = defineEndpoint({
  id: 'access.preview-app-role',
  method: 'POST',
  kind: 'read',
  path: '/apps/:appId/roles/preview',
  input: z.object({
    appId: idSchema,
    /** Null for a role that is being added. */
    roleId: idSchema.nullable(),
    /** Null for a role that is to be deleted. */
    role: draft.pick({ kind: true, subjects: true, grants: true }).nullable(),
  }),
  output: z.object({
    gained: affectedSchema,
    lost: affectedSchema,
    /** False when so much differs that not all of it was compared: then there may be more. */
    complete: z.boolean(),
  }),
})

/** What a person may do with a record, and by which paths; oneself unless said. */
export const explainRecordAccess = defineEndpoint({
  id: 'access.explain-record',
  method: 'GET',
  kind: 'read',
  path: '/forms/:formId/records/:recordId/access',
  input: z.object({ formId: idSchema, recordId: idSchema, personId: idSchema.optional() }),
  output: z.object({
    acts: z.record(z.enum(recordActs), z.boolean()),
    paths: z.array(
      z.object({
        act: z.enum(recordActs),
        /** Whom it is given to: what the person is among. */
        subject: subjectSchema,
        by: z.discriminatedUnion('kind', [
          z.object({
            kind: z.literal('role'),
            /** Null for what needs no role of the application: openness, or administering the enterprise. */
            roleId: idSchema.nullable(),
            roleName: z.string(),
            scope: scopeSchema,
          }),
          z.object({
            kind: z.literal('share'),
            ...recordShareSchema.omit({ subject: true }).shape,
          }),
        ]),
      }),
    ),
  }),
})
