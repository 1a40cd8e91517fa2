import type { ParsedOf } from '@atrium/domain-core'
import type { addPost, arrangePosts, changePost, deletePost } from '@atrium/domain-org'
import {
  type Caller,
  type Clock,
  Conflict,
  type Database,
  NotFound,
  type Tx,
} from '@atrium/server-core'
import { refuseChangedMeanwhile } from '../changed-meanwhile'
import { holdOrganisation } from '../hold-organisation'
import { changedNames } from '../kept-names'
import { announceOrganisation } from '../org-events'
import { refusingTaken } from '../taken'
import {
  deletePostRow,
  findPost,
  insertPost,
  orderPosts,
  postLimit,
  selectPosts,
  updatePost,
} from './post-store'

export interface PostNeeds {
  readonly database: Database
  readonly clock: Clock
}

export type PostService = ReturnType<typeof createPostService>

export function createPostService({ database, clock }: PostNeeds) {
  const changing = <T>(caller: Caller, work: (tx: Tx) => Promise<T>) =>
    refusingTaken(() =>
      database.transaction(caller, async (tx) => {
        await holdOrganisation(tx)
        return work(tx)
      }),
    )
  return {
    list: (caller: Caller) =>
      database.read(caller, async (tx) => {
        const rows = await selectPosts(tx, caller.locale)
        return { rows, cut: rows.length === postLimit }
      }),

    add: ({ name, nameEn, ...draft }: ParsedOf<typeof addPost>, caller: Caller) =>
      changing(caller, async (tx) => {
        const id = clock.newId()
        await insertPost(tx, { ...draft, names: { name, nameEn }, id })
        record(tx, 'add', id, { after: { name, nameEn, ...draft } })
        return findPost(tx, id, caller.locale)
      }),

    change: ({ postId, was, ...change }: ParsedOf<typeof changePost>, caller: Caller) =>
      changing(caller, async (tx) => {
        const before = await findPost(tx, postId, caller.locale)
        refuseChangedMeanwhile(was, {
          ...before.names,
          code: before.code,
          description: before.description,
        })
        const { code = before.code, description = before.description } = change
        const names = changedNames(before.names, change)
        await updatePost(tx, { id: before.id, names, code, description })
        record(tx, 'change', before.id, { before, after: { ...names, code, description } })
        return findPost(tx, before.id, caller.locale)
      }),

    arrange: ({ postIds }: ParsedOf<typeof arrangePosts>, caller: Caller) =>
      changing(caller, async (tx) => {
        const held = new Set((await selectPosts(tx, caller.locale)).map(({ id }) => id))
        const asked = new Set(postIds)
        if (asked.size !== held.size || [...asked].some((id) => !held.has(id))) {
          throw new NotFound('post-not-found')
        }
        await orderPosts(tx, [...asked])
        announceOrganisation(tx, 'post', 'changed', [...asked])
        return {}
      }),

    remove: ({ postId }: ParsedOf<typeof deletePost>, caller: Caller) =>
      changing(caller, async (tx) => {
        const { id, names, people } = await findPost(tx, postId, caller.locale)
        if (people > 0) throw new Conflict('post-in-use', { count: people })
        await deletePostRow(tx, id)
        record(tx, 'delete', id, { name: names.name })
        return {}
      }),
  }
}

function record(tx: Tx, act: string, id: string, details: object): void {
  tx.record({ act: `org.${act}-post`, entity: 'post', entityId: id, details })
  announceOrganisation(tx, 'post', act === 'delete' ? 'removed' : 'changed', [id])
}
