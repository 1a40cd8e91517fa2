import { useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { type AppRole, type KeptRole, previewAppRole } from '@atrium/domain-access'
import { Notice } from '@atrium/ui/notice'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { rolesMessages } from '../messages/roles-messages'
import { useAffected } from './use-affected'

interface RolePreviewProps {
  appId: string
  role: KeptRole | null
  draft: Pick<AppRole, 'kind' | 'subjects' | 'grants'>
}

/** Who would gain and lose rights if the role were saved; nothing while it is as before. */
export function RolePreview({ appId, role, draft }: RolePreviewProps) {
  const t = useMessages(rolesMessages)
  const told = useAffected()
  const { kind, subjects, grants } = useDeferredValue(draft)
  const wanted = { kind, subjects, grants: kind === 'custom' ? grants : [] }
  const isOther = role ? textOf(role) !== textOf(wanted) : subjects.length > 0
  const found = useQuery({
    ...read(previewAppRole, { appId, roleId: role?.id ?? null, role: wanted }),
    enabled: isOther,
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  })
  if (!isOther) return null
  if (found.isError) return <Notice tone="warning" title={t('preview-failed')} />
  if (!found.data) return null
  const { gained, lost, complete } = found.data
  return (
    <Notice tone={lost.count > 0 ? 'warning' : 'info'}>
      {gained.count > 0 && <p>{t('gains', told(gained))}</p>}
      {lost.count > 0 && <p>{t('loses', told(lost))}</p>}
      {gained.count + lost.count === 0 && <p>{t('preview-none')}</p>}
      {!complete && <p>{t('preview-incomplete')}</p>}
    </Notice>
  )
}

function textOf({ kind, subjects, grants }: RolePreviewProps['draft']): string {
  return JSON.stringify([kind, subjects, grants])
}
