import { defineEndpoint, idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { departmentDraftSchema, departmentSchema } from './department'

const { names, code, headIds } = departmentSchema.shape
const draftShape = {
  ...names.partial().shape,
  code: code.optional(),
  headIds: headIds.optional(),
}

const departmentIdInput = z.object({ departmentId: idSchema })

/** The whole tree, in order; at most `departmentLimit`. */
export const listDepartments = defineEndpoint({
  id: 'org.list-departments',
  method: 'GET',
  kind: 'read',
  path: '/org/departments',
  input: z.object({}),
  output: z.object({ rows: z.array(departmentSchema), cut: z.boolean() }),
})

/** Adds a department behind its siblings. */
export const addDepartment = defineEndpoint({
  id: 'org.add-department',
  method: 'POST',
  kind: 'write',
  path: '/org/departments',
  input: departmentDraftSchema.extend({ parentId: idSchema.nullable() }),
  output: departmentSchema,
})

/** What is not named stays; refused with `changed-meanwhile` when something is no longer as `was` says. */
export const changeDepartment = defineEndpoint({
  id: 'org.change-department',
  method: 'PUT',
  kind: 'write',
  path: '/org/departments/:departmentId',
  input: z.strictObject({
    departmentId: idSchema,
    ...draftShape,
    was: z.strictObject(draftShape).optional(),
  }),
  output: departmentSchema,
})

/** Puts a department into another one (null: topmost), before one of its children, or behind them all. */
export const moveDepartment = defineEndpoint({
  id: 'org.move-department',
  method: 'POST',
  kind: 'write',
  path: '/org/departments/:departmentId/move',
  input: z.object({
    departmentId: idSchema,
    parentId: idSchema.nullable(),
    beforeId: idSchema.nullable(),
  }),
  output: departmentSchema,
})

/** Refused while people or departments are in it. */
export const deleteDepartment = defineEndpoint({
  id: 'org.delete-department',
  method: 'DELETE',
  kind: 'write',
  path: '/org/departments/:departmentId',
  input: departmentIdInput,
  output: z.object({}),
})
