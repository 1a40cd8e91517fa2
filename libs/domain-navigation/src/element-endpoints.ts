import { defineEndpoint } from '@atrium/domain-core'
import { z } from 'zod'
import { elementSettingSchema } from './page-element'

/** Only what differs from showing it to all; at most 500. */
export const listElementSettings = defineEndpoint({
  id: 'navigation.list-element-settings',
  method: 'GET',
  kind: 'read',
  path: '/page-elements',
  input: z.object({}),
  output: z.object({ rows: z.array(elementSettingSchema) }),
})

export const setElement = defineEndpoint({
  id: 'navigation.set-element',
  method: 'PUT',
  kind: 'write',
  path: '/page-elements/:elementId',
  input: elementSettingSchema,
  output: elementSettingSchema,
})
