import { useMessages } from '@atrium/core-i18n'
import type { Navigation } from '@atrium/domain-navigation'
import { Tag } from '@atrium/ui/tag'
import { navigationMessages } from '../messages/navigation-messages'

/** Whether people see it, and whether what they see is what is designed. */
export function StateTag({
  revision,
  publishedRevision,
}: Pick<Navigation, 'revision' | 'publishedRevision'>) {
  const t = useMessages(navigationMessages)
  if (publishedRevision === null) return <Tag>{t('draft')}</Tag>
  if (publishedRevision < revision) return <Tag tone="warning">{t('published-older')}</Tag>
  return (
    <Tag tone="success" dot>
      {t('published')}
    </Tag>
  )
}
