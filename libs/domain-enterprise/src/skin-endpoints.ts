import { defineEndpoint, skinSchema } from '@atrium/domain-core'
import { z } from 'zod'

/** How the enterprise looks now, and how it is going to. */
const stylesheetSchema = z.object({
  applied: skinSchema,
  /** Null: nothing is being changed. */
  draft: skinSchema.nullable(),
  appliedAt: z.iso.datetime().nullable(),
  /** Counts changes: a change names the version it was made on. */
  version: z.number().int().min(0),
})

export type Stylesheet = z.infer<typeof stylesheetSchema>

const versionShape = { version: stylesheetSchema.shape.version }

export const getStylesheet = defineEndpoint({
  id: 'enterprise.get-stylesheet',
  method: 'GET',
  kind: 'read',
  path: '/enterprise/stylesheet',
  input: z.object({}),
  output: stylesheetSchema,
})

/** Keeps a draft that nobody else sees; null gives it up. */
export const saveStylesheet = defineEndpoint({
  id: 'enterprise.save-stylesheet',
  method: 'PUT',
  kind: 'write',
  path: '/enterprise/stylesheet',
  input: z.object({ ...versionShape, draft: skinSchema.nullable() }),
  output: stylesheetSchema,
})

/** Everybody in the space sees it from now on; refused while its texts cannot be read. */
export const applyStylesheet = defineEndpoint({
  id: 'enterprise.apply-stylesheet',
  method: 'POST',
  kind: 'write',
  path: '/enterprise/stylesheet/apply',
  input: z.object({ ...versionShape, skin: skinSchema }),
  output: stylesheetSchema,
})

/** Back to how the product looks that nobody has changed, for everybody. */
export const resetStylesheet = defineEndpoint({
  id: 'enterprise.reset-stylesheet',
  method: 'POST',
  kind: 'write',
  path: '/enterprise/stylesheet/reset',
  input: z.object(versionShape),
  output: stylesheetSchema,
})
