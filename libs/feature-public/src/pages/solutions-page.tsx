import { useMessages } from '@atrium/core-i18n'
import { mountReact, useParams } from '@atrium/core-routing'
import { solutionsPath } from '@atrium/domain-public'
import { PageHeading } from '../frame/page-heading'
import { PublicPage } from '../frame/public-page'
import { solutionMessages } from '../messages/solution-messages'
import { SolutionDetail } from '../solutions/solution-detail'
import { SolutionGrid } from '../solutions/solution-grid'

/** What the platform offers; with an id in the address one of it. */
export function SolutionsPage() {
  const t = useMessages(solutionMessages)
  const { id } = useParams(solutionsPath)
  if (id !== undefined) return <SolutionDetail key={id} id={id} />
  return (
    <PublicPage description={t('description')} width="wide">
      <PageHeading title={t('title')} purpose={t('purpose')} />
      <SolutionGrid />
    </PublicPage>
  )
}

export const mount = mountReact(SolutionsPage)
