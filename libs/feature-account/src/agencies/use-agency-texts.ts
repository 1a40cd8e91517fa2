import { useFormats, useMessages } from '@atrium/core-i18n'
import type { Agency, AgencyPermission, MandateSeen } from '@atrium/domain-delegation'
import { agencyMessages } from '../messages/agency-messages'

/** Applications named before the rest is counted. */
const named = 3

/** What a permission is called. */
export const permissionWords = {
  'handle-todo': 'handle-todo',
  'handled-todo': 'handled-todo',
  'new-data': 'new-data',
  'edit-data': 'edit-data',
  'return-workflow': 'return-workflow',
} as const satisfies Record<AgencyPermission, string>

/** An agency in words: where, how long, and what. */
export function useAgencyTexts() {
  const t = useMessages(agencyMessages)
  const formats = useFormats()
  return {
    scope({ applications }: Pick<Agency, 'applications'>): string {
      if (applications === null) return t('all-apps')
      const names = applications.slice(0, named).map(({ name }) => name ?? t('deleted-app'))
      const rest = applications.length - names.length
      return formats.list(rest > 0 ? [...names, t('more-apps', { count: rest })] : names)
    },
    period({ startsAt, endsAt }: Pick<Agency, 'startsAt' | 'endsAt'>): string {
      const from = formats.dateTime(startsAt)
      return endsAt === null
        ? t('period-open', { from })
        : t('period', { from, to: formats.dateTime(endsAt) })
    },
    permissions: ({ permissions }: Pick<MandateSeen, 'permissions'>): string =>
      formats.list(permissions.map((permission) => t(permissionWords[permission]))),
  }
}
