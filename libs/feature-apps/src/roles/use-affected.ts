import { useFormats, useMessages } from '@atrium/core-i18n'
import type { previewAppRole } from '@atrium/domain-access'
import type { OutputOf } from '@atrium/domain-core'
import { rolesMessages } from '../messages/roles-messages'

/** How many people are affected, and the first of them by name. */
export function useAffected() {
  const t = useMessages(rolesMessages)
  const formats = useFormats()
  return ({ count, names, cut }: OutputOf<typeof previewAppRole>['gained']) => ({
    count: formats.number(count),
    names: formats.list(cut ? [...names, t('more')] : names),
  })
}
