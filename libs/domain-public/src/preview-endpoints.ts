import { defineEndpoint, idSchema } from '@atrium/domain-core'
import { formSchemaSchema } from '@atrium/domain-forms'
import { z } from 'zod'
import { previewLinkSchema, previewShows, previewValidities } from './preview'

/** Links to previews of a form that are in use, the newest first. */
export const listPreviewLinks = defineEndpoint({
  id: 'public.list-preview-links',
  method: 'GET',
  kind: 'read',
  path: '/preview-links',
  input: z.object({ formId: idSchema }),
  output: z.array(previewLinkSchema),
})

/** Answers the token, which is kept nowhere else. */
export const createPreviewLink = defineEndpoint({
  id: 'public.create-preview-link',
  method: 'POST',
  kind: 'write',
  path: '/preview-links',
  input: z.object({
    formId: idSchema,
    shows: z.enum(previewShows),
    validity: z.enum(previewValidities),
  }),
  output: z.object({ link: previewLinkSchema, token: z.string() }),
})

/** Ends a link at once. */
export const revokePreviewLink = defineEndpoint({
  id: 'public.revoke-preview-link',
  method: 'DELETE',
  kind: 'write',
  path: '/preview-links/:linkId',
  input: z.object({ linkId: idSchema }),
  output: z.object({}),
})

const previewSchema = z.object({
  name: z.string(),
  /** Whose it is. */
  enterprise: z.string(),
  shows: z.enum(previewShows),
  schema: formSchemaSchema,
  expiresAt: z.iso.datetime(),
})

export type Preview = z.infer<typeof previewSchema>

/** What a token shows to anybody who has it; the body carries it, so that no log keeps it. */
export const openPreview = defineEndpoint({
  id: 'public.open-preview',
  method: 'POST',
  kind: 'read',
  path: '/previews/open',
  input: z.object({ token: z.string().min(1).max(100) }),
  output: previewSchema,
})
