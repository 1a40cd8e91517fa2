import { useFormats, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { type AppRole, type KeptRole, previewAppRole } from '@atrium/domain-access'
import { Notice } from '@atrium/ui/notice'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { rolesMessages } from '../messages/roles-messages'

interface RolePreviewProps {
  appId: string
  role: KeptRole | null
  subjects: AppRole['subjects']
}

/** Who would gain and lose the role by other members; nothing while they are as before. */
export function RolePreview({ appId, role, subjects }: RolePreviewProps) {
  const t = useMessages(rolesMessages)
  const formats = useFormats()
  const isOther = JSON.stringify(role?.subjects ?? []) !== JSON.stringify(subjects)
  const found = useQuery({
    ...read(previewAppRole, { appId, roleId: role?.id ?? null, subjects }),
    enabled: isOther,
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  })
  if (!isOther) return null
  if (found.isError) return <Notice tone="warning" title={t('preview-failed')} />
  if (!found.data) return null
  const { gained, lost } = found.data
  const told = ({ count, names }: typeof gained) => ({
    count: formats.number(count),
    names: formats.list(count > names.length ? [...names, t('more')] : names),
  })
  return (
    <Notice tone={lost.count > 0 ? 'warning' : 'info'}>
      {gained.count > 0 && <p>{t('gains', told(gained))}</p>}
      {lost.count > 0 && <p>{t('loses', told(lost))}</p>}
      {gained.count + lost.count === 0 && <p>{t('preview-none')}</p>}
    </Notice>
  )
}
