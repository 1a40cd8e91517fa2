import { addPost, arrangePosts, changePost, deletePost, listPosts } from '@atrium/domain-org'
import { implement, type Route } from '@atrium/server-core'
import type { PostService } from './post-service'

export function postRoutes(posts: PostService): Route[] {
  return [
    implement(listPosts, { permission: 'org.read', handle: (_, { caller }) => posts.list(caller) }),
    implement(addPost, {
      permission: 'org.manage-posts',
      handle: (input, { caller }) => posts.add(input, caller),
    }),
    implement(changePost, {
      permission: 'org.manage-posts',
      handle: (input, { caller }) => posts.change(input, caller),
    }),
    implement(arrangePosts, {
      permission: 'org.manage-posts',
      handle: (input, { caller }) => posts.arrange(input, caller),
    }),
    implement(deletePost, {
      permission: 'org.manage-posts',
      handle: (input, { caller }) => posts.remove(input, caller),
    }),
  ]
}
