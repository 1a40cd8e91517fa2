import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { mountReact, useQuery as useAddress } from '@atrium/core-routing'
import { isNamed, listPosts, type Post } from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { AddIcon } from '@atrium/ui/icon'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { SearchInput } from '@atrium/ui/search-input'
import { Skeleton } from '@atrium/ui/skeleton'
import { Text } from '@atrium/ui/text'
import { Toolbar } from '@atrium/ui/toolbar'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { postMessages } from '../messages/post-messages'
import { PostDialog } from '../posts/post-dialog'
import { PostList } from '../posts/post-list'
import { usePostActs } from '../posts/use-post-acts'

/** The posts of the enterprise, in their order; stands in the console and by itself. */
export function PostsPage() {
  const t = useMessages(postMessages)
  const formats = useFormats()
  const [address, setAddress] = useAddress()
  const [edited, setEdited] = useState<Post | 'new' | null>(null)
  const { confirm, dialog } = useConfirm()
  const acts = usePostActs()
  const posts = useQuery(read(listPosts, {}))
  const search = address['search'] ?? ''
  const wanted = search.trim()
  const rows = posts.data?.rows ?? []
  const shown = rows.filter((post) => isNamed(post, wanted))
  const write = () => setEdited('new')

  async function remove(post: Post) {
    const consequence = t('delete-consequence')
    if (await confirm({ act: t('delete'), thing: post.name, consequence })) acts.remove(post)
  }

  return (
    <Page>
      <PageHead
        title={t('posts')}
        purpose={t('purpose')}
        primary={{ label: t('add'), icon: AddIcon, onClick: write }}
      />
      {rows.length > 0 && (
        <Toolbar label={t('posts')}>
          <SearchInput
            label={t('search')}
            value={search}
            onChange={(text) => setAddress({ search: text || undefined }, { replace: true })}
          />
        </Toolbar>
      )}
      {shown.length > 0 ? (
        <PostList
          label={t('posts')}
          posts={shown}
          onArrange={wanted ? undefined : acts.arrange}
          onEdit={setEdited}
          onDelete={(post) => void remove(post)}
        />
      ) : (
        <NoPosts
          isSearched={rows.length > 0}
          isPending={posts.isPending}
          error={posts.error}
          onRetry={() => void posts.refetch()}
          onAdd={write}
          onClear={() => setAddress({ search: undefined })}
        />
      )}
      {posts.data?.cut && (
        <Text tone="muted">{t('cut', { count: formats.number(rows.length) })}</Text>
      )}
      {edited && (
        <PostDialog post={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {dialog}
    </Page>
  )
}

function NoPosts(props: {
  readonly isSearched: boolean
  readonly isPending: boolean
  readonly error: unknown
  readonly onRetry: () => void
  readonly onAdd: () => void
  readonly onClear: () => void
}) {
  const { isSearched, isPending, error, onRetry, onAdd, onClear } = props
  const t = useMessages(postMessages)
  const errorText = useErrorText()
  if (isPending) return <Skeleton shape="table" count={6} />
  if (isSearched) {
    return (
      <Empty
        picture="search"
        title={t('none-found')}
        action={<Button onClick={onClear}>{t('clear-search')}</Button>}
      />
    )
  }
  if (error) {
    return (
      <ErrorState
        title={t('failed')}
        advice={errorText(error)}
        id={isCallError(error) ? error.requestId : undefined}
        onRetry={onRetry}
      />
    )
  }
  return (
    <Empty
      picture="people"
      title={t('empty')}
      why={t('empty-why')}
      action={<Button onClick={onAdd}>{t('add')}</Button>}
    />
  )
}

export const mount = mountReact(PostsPage)
