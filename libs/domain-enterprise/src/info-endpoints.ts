import { defineEndpoint } from '@atrium/domain-core'
import { z } from 'zod'
import { enterpriseInfoSchema, enterpriseSchema } from './enterprise-info'

/** The enterprise of the space. */
export const getEnterprise = defineEndpoint({
  id: 'enterprise.get-enterprise',
  method: 'GET',
  kind: 'read',
  path: '/enterprise',
  input: z.object({}),
  output: enterpriseSchema,
})

/** Only what is named changes. */
export const changeEnterprise = defineEndpoint({
  id: 'enterprise.change-enterprise',
  method: 'PUT',
  kind: 'write',
  path: '/enterprise',
  input: enterpriseInfoSchema.partial().extend({ version: enterpriseSchema.shape.version }),
  output: enterpriseSchema,
})
