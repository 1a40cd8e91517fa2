import type { Post } from '@atrium/domain-org'
import { movedItem, Sortable } from '@atrium/ui/sortable'
import { PostLine } from './post-line'
import styles from '../lines/lines.module.css'

export interface PostListProps {
  readonly label: string
  readonly posts: readonly Post[]
  /** Left out while the list is narrowed. */
  readonly onArrange: ((postIds: string[]) => void) | undefined
  readonly onEdit: (post: Post) => void
  readonly onDelete: (post: Post) => void
}

/** Posts in their order, which dragging changes. */
export function PostList({ label, posts, onArrange, onEdit, onDelete }: PostListProps) {
  const ids = posts.map(({ id }) => id)
  const move = (id: string, over: string | undefined) => onArrange?.(movedItem(ids, id, over))
  return (
    <Sortable ids={ids} onMove={move}>
      <ul className={styles['lines']} aria-label={label}>
        {posts.map((post, at) => (
          <PostLine
            key={post.id}
            post={post}
            isFirst={at === 0}
            isLast={at === posts.length - 1}
            onStep={onArrange ? (by) => move(post.id, ids[at + by]) : null}
            onEdit={() => onEdit(post)}
            onDelete={() => onDelete(post)}
          />
        ))}
      </ul>
    </Sortable>
  )
}
