import { useMessages } from '@atrium/core-i18n'
import { noticeCategories, type NoticeCategory } from '@atrium/domain-public'
import { publicMessages } from '../messages/public-messages'
import styles from './category-filter.module.css'

export interface CategoryFilterProps {
  readonly value: NoticeCategory | null
  readonly onChange: (value: NoticeCategory | null) => void
}

/** All notices, or those of one category. */
export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const t = useMessages(publicMessages)
  return (
    <fieldset className={styles['filter']}>
      <legend className="atr-hidden">{t('category')}</legend>
      {[null, ...noticeCategories].map((category) => (
        <button
          key={category ?? 'all'}
          type="button"
          aria-pressed={category === value}
          onClick={() => onChange(category)}
        >
          {category === null ? t('all') : t(`category-${category}`)}
        </button>
      ))}
    </fieldset>
  )
}
