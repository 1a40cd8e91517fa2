import { useErrorText, useMessages } from '@atrium/core-i18n'
import { makeStale, read, write } from '@atrium/core-net'
import { arrangePosts, deletePost, listPosts, type Post } from '@atrium/domain-org'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { postMessages } from '../messages/post-messages'

/** Ordering and deleting posts; the new order is seen at once, and taken back when it is refused. */
export function usePostActs() {
  const t = useMessages(postMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const client = useQueryClient()
  const arranging = useMutation(write(arrangePosts, { stales: [listPosts] }))
  const removing = useMutation(write(deletePost, { stales: [listPosts] }))
  const refuse = (error: unknown) => {
    toast({ tone: 'danger', text: errorText(error) })
    void makeStale(client, [listPosts])
  }
  return {
    arrange: (postIds: string[]) => {
      client.setQueryData(read(listPosts, {}).queryKey, (known) => {
        if (!known) return known
        const byId = new Map(known.rows.map((each) => [each.id, each]))
        return { ...known, rows: postIds.flatMap((id) => byId.get(id) ?? []) }
      })
      arranging.mutate({ postIds }, { onError: refuse })
    },
    remove({ id }: Post) {
      removing.mutate(
        { postId: id },
        { onSuccess: () => toast({ text: t('deleted') }), onError: refuse },
      )
    },
  }
}
