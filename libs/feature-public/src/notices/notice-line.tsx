import { useFormats, useMessages } from '@atrium/core-i18n'
import { useRouting } from '@atrium/core-routing'
import { type NoticeCard, noticePath } from '@atrium/domain-public'
import { PinIcon } from '@atrium/ui/icon'
import { Tag } from '@atrium/ui/tag'
import { publicMessages } from '../messages/public-messages'
import { CategoryTag } from './category-tag'
import styles from './notice-line.module.css'

/** A notice in the list: the whole of it leads to the notice. */
export function NoticeLine({ notice }: { readonly notice: NoticeCard }) {
  const t = useMessages(publicMessages)
  const formats = useFormats()
  const routing = useRouting()
  const { id, title, excerpt, category, pinned, publishedAt } = notice
  return (
    <article className={styles['line']}>
      <p className={styles['facts']}>
        <CategoryTag category={category} />
        {pinned && <Tag icon={PinIcon}>{t('pinned')}</Tag>}
        <time dateTime={publishedAt}>{formats.date(publishedAt)}</time>
      </p>
      <h2>
        <a href={routing.href(noticePath({ id }), '')}>{title}</a>
      </h2>
      {excerpt && <p className={styles['excerpt']}>{excerpt}</p>}
    </article>
  )
}
