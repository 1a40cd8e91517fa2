import { defineEndpoint } from '@atrium/domain-core'
import { z } from 'zod'
import { changesLimit, productTextSchema, textChangeSchema } from './product-text'

/** Every text of the product at once: a person searches them as they type. */
export const listTexts = defineEndpoint({
  id: 'languages.list-texts',
  method: 'GET',
  kind: 'read',
  path: '/languages/texts',
  input: z.object({}),
  output: z.object({ texts: z.array(productTextSchema) }),
})

/** Says texts otherwise in the caller's space, or as the product does again; all of them or none. */
export const changeTexts = defineEndpoint({
  id: 'languages.change-texts',
  method: 'PUT',
  kind: 'write',
  path: '/languages/texts',
  input: z.object({ changes: z.array(textChangeSchema).min(1).max(changesLimit) }),
  /** How many texts the space now says otherwise than before. */
  output: z.object({ changed: z.number().int() }),
})
