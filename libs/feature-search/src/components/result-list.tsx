import { Link } from '@atrium/core-routing'
import type { SearchGroup, SearchItem } from '@atrium/core-shell'
import { ChevronRightIcon } from '@atrium/ui/icon'
import { Marked } from './marked'
import styles from './result-list.module.css'

interface ResultListProps {
  readonly group: Pick<SearchGroup, 'icon' | 'title'>
  readonly items: readonly SearchItem[]
  readonly text: string
}

/** Things of one kind; those with a page are links. */
export function ResultList({ group, items, text }: ResultListProps) {
  return (
    <ul className={styles['list']} aria-label={group.title}>
      {items.map((item) => {
        const Icon = item.icon ?? group.icon
        const content = (
          <>
            <span className={styles['icon']}>
              <Icon />
            </span>
            <span className={styles['texts']}>
              <span className={styles['title']}>
                <Marked text={item.title} part={text} />
              </span>
              {item.hint && (
                <span className={styles['hint']}>
                  <Marked text={item.hint} part={text} />
                </span>
              )}
            </span>
          </>
        )
        return (
          <li key={item.id}>
            {item.to === undefined ? (
              <span className={styles['row']}>{content}</span>
            ) : (
              <Link to={item.to} className={styles['row']} data-result>
                {content}
                <ChevronRightIcon size={12} className={styles['go']} />
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
