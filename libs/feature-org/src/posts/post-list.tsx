import type { Post } from '@atrium/domain-org'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
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
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = posts.map(({ id }) => id)
  const move = (from: number, to: number) => onArrange?.(arrayMove(ids, from, to))
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (!over || active.id === over.id) return
        move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className={styles['lines']} aria-label={label}>
          {posts.map((post, at) => (
            <PostLine
              key={post.id}
              post={post}
              isFirst={at === 0}
              isLast={at === posts.length - 1}
              onStep={onArrange ? (by) => move(at, at + by) : null}
              onEdit={() => onEdit(post)}
              onDelete={() => onDelete(post)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
