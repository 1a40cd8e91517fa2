import { defineEndpoint, idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { postDraftSchema, postSchema } from './post'

const { names, code, description } = postSchema.shape
const draftShape = {
  ...names.partial().shape,
  code: code.optional(),
  description: description.optional(),
}

/** Posts in order; at most 1,000. */
export const listPosts = defineEndpoint({
  id: 'org.list-posts',
  method: 'GET',
  kind: 'read',
  path: '/org/posts',
  input: z.object({}),
  output: z.object({ rows: z.array(postSchema), cut: z.boolean() }),
})

export const addPost = defineEndpoint({
  id: 'org.add-post',
  method: 'POST',
  kind: 'write',
  path: '/org/posts',
  input: postDraftSchema,
  output: postSchema,
})

/** What is not named stays; refused with `changed-meanwhile` when something is no longer as `was` says. */
export const changePost = defineEndpoint({
  id: 'org.change-post',
  method: 'PUT',
  kind: 'write',
  path: '/org/posts/:postId',
  input: z.strictObject({
    postId: idSchema,
    ...draftShape,
    was: z.strictObject(draftShape).optional(),
  }),
  output: postSchema,
})

/** Names every post once, in the order wanted. */
export const arrangePosts = defineEndpoint({
  id: 'org.arrange-posts',
  method: 'PUT',
  kind: 'write',
  path: '/org/posts',
  input: z.object({ postIds: z.array(idSchema).max(1000) }),
  output: z.object({}),
})

/** Refused while somebody holds it. */
export const deletePost = defineEndpoint({
  id: 'org.delete-post',
  method: 'DELETE',
  kind: 'write',
  path: '/org/posts/:postId',
  input: z.object({ postId: idSchema }),
  output: z.object({}),
})
