import { useFormats, useMessages } from '@atrium/core-i18n'
import type { Total } from '@atrium/domain-core'
import type { CursorWalk } from '@atrium/ui/line-table'
import { Pagination } from '@atrium/ui/pagination'
import { Text } from '@atrium/ui/text'
import { tenantMessages } from '../messages/tenant-messages'

export interface PageFootProps {
  readonly walk: CursorWalk
  readonly total: Total
  readonly nextCursor: string | undefined
}

/** How many there are, and the way to the others. */
export function PageFoot({ walk, total, nextCursor }: PageFootProps) {
  const t = useMessages(tenantMessages)
  const formats = useFormats()
  if (total.count <= walk.limit && walk.page === 1) {
    return <Text tone="muted">{t('total', { count: formats.number(total.count) })}</Text>
  }
  return (
    <Pagination
      page={walk.page}
      pageSize={walk.limit}
      total={total.count}
      atLeast={!total.exact}
      hasNext={nextCursor !== undefined}
      onChange={(next) => walk.goTo(next, nextCursor)}
    />
  )
}
