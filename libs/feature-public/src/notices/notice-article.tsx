import { useFormats, useMessages } from '@atrium/core-i18n'
import { useRouting } from '@atrium/core-routing'
import { noticePath, type PublishedNotice } from '@atrium/domain-public'
import { RichTextView } from '@atrium/ui-rich-text'
import { PinIcon } from '@atrium/ui/icon'
import { Tag } from '@atrium/ui/tag'
import { publicMessages } from '../messages/public-messages'
import { CategoryTag } from './category-tag'
import styles from './notice-article.module.css'

/** A notice as it reads, and the way to the ones around it. */
export function NoticeArticle({ notice }: { readonly notice: PublishedNotice }) {
  const t = useMessages(publicMessages)
  const formats = useFormats()
  const { title, category, pinned, publishedAt, body } = notice
  return (
    <>
      <article className={styles['article']}>
        <header>
          <p className={styles['facts']}>
            <CategoryTag category={category} />
            {pinned && <Tag icon={PinIcon}>{t('pinned')}</Tag>}
          </p>
          <h1>{title}</h1>
          <p className={styles['when']}>
            <time dateTime={publishedAt}>
              {t('published-on', { day: formats.dateTime(publishedAt) })}
            </time>
          </p>
        </header>
        <RichTextView value={body} />
      </article>
      <Neighbours newer={notice.newer} older={notice.older} />
    </>
  )
}

function Neighbours({ newer, older }: Pick<PublishedNotice, 'newer' | 'older'>) {
  const t = useMessages(publicMessages)
  const routing = useRouting()
  if (!newer && !older) return null
  return (
    <nav className={styles['neighbours']} aria-label={t('more-notices')}>
      {newer && (
        <a data-side="newer" href={routing.href(noticePath({ id: newer.id }), '')}>
          <small>{t('newer')}</small>
          <span>{newer.title}</span>
        </a>
      )}
      {older && (
        <a data-side="older" href={routing.href(noticePath({ id: older.id }), '')}>
          <small>{t('older')}</small>
          <span>{older.title}</span>
        </a>
      )}
    </nav>
  )
}
