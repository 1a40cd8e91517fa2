import { useLocale, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { useRouting } from '@atrium/core-routing'
import { listApps } from '@atrium/domain-apps'
import type { Entry } from '@atrium/domain-navigation'
import { useQuery } from '@tanstack/react-query'
import { designMessages } from '../messages/design-messages'

/** The applications that may be chosen: the first 100. */
export function useAppChoices() {
  return useQuery(read(listApps, { deleted: false, limit: 100 }))
}

/** What an entry is called where it stands; null on its way. */
export function useEntryName(): (entry: Entry) => string | null {
  const t = useMessages(designMessages)
  const { locale } = useLocale()
  const { table } = useRouting()
  const { data } = useAppChoices()
  return (entry) => {
    const { title } = entry
    const own = title && (title[locale] || title['zh-CN'] || title.en)
    if (own) return own
    switch (entry.kind) {
      case 'page':
        return table.entries.find(({ id }) => id === entry.route)?.title[locale] ?? t('gone')
      case 'app':
        return data ? (data.rows.find(({ id }) => id === entry.appId)?.name ?? t('gone')) : null
      case 'link':
        return entry.address
      case 'group':
        return t('new-group')
    }
  }
}
