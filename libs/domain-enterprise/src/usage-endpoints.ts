import { defineEndpoint, jobSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { recycleDaysSchema, usageSchema } from './usage'

export const getUsage = defineEndpoint({
  id: 'enterprise.get-usage',
  method: 'GET',
  kind: 'read',
  path: '/enterprise/usage',
  input: z.object({}),
  output: usageSchema,
})

/** Applies to what is in the bins already, from the next night on. */
export const setRecycleDays = defineEndpoint({
  id: 'enterprise.set-recycle-days',
  method: 'PUT',
  kind: 'write',
  path: '/enterprise/recycle-days',
  input: z.object({ days: recycleDaysSchema }),
  output: z.object({}),
})

/** Starts a job that writes everything the enterprise keeps into one file, a thing a line. */
export const exportEnterprise = defineEndpoint({
  id: 'enterprise.export-data',
  method: 'POST',
  kind: 'write',
  path: '/enterprise/export',
  input: z.object({}),
  output: jobSchema,
})

/** What the job ends with. */
export const exportedDataSchema = z.object({
  fileId: z.string(),
  name: z.string(),
  lines: z.number().int(),
})
