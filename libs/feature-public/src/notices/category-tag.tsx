import { useMessages } from '@atrium/core-i18n'
import type { NoticeCategory } from '@atrium/domain-public'
import { Tag } from '@atrium/ui/tag'
import { publicMessages } from '../messages/public-messages'

/** What a notice is about. */
export function CategoryTag({ category }: { readonly category: NoticeCategory }) {
  const t = useMessages(publicMessages)
  return <Tag tone={tones[category]}>{t(`category-${category}`)}</Tag>
}

const tones = {
  product: 'brand',
  maintenance: 'warning',
  security: 'danger',
  event: 'success',
} as const
