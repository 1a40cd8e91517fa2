import { useFormats, useMessages } from '@atrium/core-i18n'
import type { Post } from '@atrium/domain-org'
import { DragIcon, MoreIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Menu } from '@atrium/ui/menu'
import { useSortableItem } from '@atrium/ui/sortable'
import { postMessages } from '../messages/post-messages'
import styles from '../lines/lines.module.css'

export interface PostLineProps {
  readonly post: Post
  /** Null where the list is narrowed, and has no order to change. */
  readonly onStep: ((by: -1 | 1) => void) | null
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** A post in its place; its grip drags it, also by Space and the arrow keys. */
export function PostLine(props: PostLineProps) {
  const { post, onStep, isFirst, isLast, onEdit, onDelete } = props
  const t = useMessages(postMessages)
  const formats = useFormats()
  const { item, grip, isDragging } = useSortableItem(post.id, { disabled: onStep === null })
  return (
    <li {...item} className={`${styles['line']} ${isDragging ? styles['moving'] : ''}`}>
      {onStep && (
        <button
          type="button"
          className={styles['grip']}
          {...grip}
          aria-label={t('drag', { name: post.name })}
        >
          <DragIcon size={16} />
        </button>
      )}
      <div className={styles['texts']}>
        <button type="button" className={styles['name']} onClick={onEdit}>
          {post.name}
        </button>
        {post.code && <span className={styles['code']}>{post.code}</span>}
        {post.description && <span className={styles['about']}>{post.description}</span>}
      </div>
      <span className={styles['count']}>{t('people', { count: formats.number(post.people) })}</span>
      <Menu
        items={[
          { key: 'edit', label: t('edit-act'), onSelect: onEdit },
          {
            key: 'up',
            label: t('move-up'),
            disabled: !onStep || isFirst,
            onSelect: () => onStep?.(-1),
          },
          {
            key: 'down',
            label: t('move-down'),
            disabled: !onStep || isLast,
            onSelect: () => onStep?.(1),
          },
          { kind: 'divider', key: 'line' },
          { key: 'delete', label: t('delete'), danger: true, onSelect: onDelete },
        ]}
      >
        <IconButton
          size="small"
          icon={MoreIcon}
          opens="menu"
          label={t('acts', { name: post.name })}
        />
      </Menu>
    </li>
  )
}
