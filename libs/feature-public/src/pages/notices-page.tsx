import { useMessages } from '@atrium/core-i18n'
import { mountReact, useQuery as useAddress } from '@atrium/core-routing'
import { noticeCategories, type NoticeCategory } from '@atrium/domain-public'
import { PageHeading } from '../frame/page-heading'
import { PublicPage } from '../frame/public-page'
import { publicMessages } from '../messages/public-messages'
import { CategoryFilter } from '../notices/category-filter'
import { NoticeFeed } from '../notices/notice-feed'

/** Everything the platform tells everybody. */
export function NoticesPage() {
  const t = useMessages(publicMessages)
  const [address, setAddress] = useAddress()
  const category = categoryOf(address['category'])
  const choose = (next: NoticeCategory | null) => setAddress({ category: next ?? undefined })
  return (
    <PublicPage description={t('notices-description')}>
      <PageHeading title={t('notices-title')} purpose={t('notices-purpose')} />
      <CategoryFilter value={category} onChange={choose} />
      <NoticeFeed category={category} onShowAll={() => choose(null)} />
    </PublicPage>
  )
}

function categoryOf(text: string | undefined): NoticeCategory | null {
  return noticeCategories.find((known) => known === text) ?? null
}

export const mount = mountReact(NoticesPage)
