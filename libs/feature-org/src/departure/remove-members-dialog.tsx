import { useFormats, useMessages } from '@atrium/core-i18n'
import { read, useJob, write } from '@atrium/core-net'
import { useCan } from '@atrium/core-session'
import type { Job } from '@atrium/domain-core'
import {
  departureResultSchema,
  getMember,
  getPeople,
  listDepartments,
  listMembers,
  listOrgRoles,
  listPeople,
  listPosts,
  previewHandover,
  removeMembers,
} from '@atrium/domain-org'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { useMutation, useQuery } from '@tanstack/react-query'
import { departureMessages } from '../messages/departure-messages'
import { DepartureDialog } from './departure-dialog'
import { DepartureProgress } from './departure-progress'

export interface RemoveMembersDialogProps {
  readonly ids: readonly string[]
  /** They leave, or have left. */
  readonly onStarted: () => void
  readonly onClose: () => void
}

const mostAtOnce = 20
const changed = [listMembers, getMember, listDepartments, listPosts, listOrgRoles, listPeople]

/** Lets members leave: what they hold, who takes it over, and how far that is. */
export function RemoveMembersDialog(props: RemoveMembersDialogProps) {
  const { ids, onClose } = props
  const t = useMessages(departureMessages)
  const formats = useFormats()
  if (ids.length <= mostAtOnce) return <Removal {...props} />
  return (
    <Modal open width="small" title={t('remove-act')} onClose={onClose}>
      <Notice tone="warning" title={t('too-many-title', { max: mostAtOnce })}>
        {t('too-many', { count: formats.number(ids.length) })}
      </Notice>
    </Modal>
  )
}

function Removal({ ids, onStarted, onClose }: RemoveMembersDialogProps) {
  const t = useMessages(departureMessages)
  const formats = useFormats()
  const mayGrant = useCan('org.manage-roles')
  const names = useQuery(read(getPeople, { ids: [...ids] })).data?.rows.map(({ name }) => name)
  const preview = useQuery({ ...read(previewHandover, { personIds: [...ids] }), staleTime: 0 })
  const removing = useMutation(write(removeMembers, { stales: [] }))
  const count = formats.number(ids.length)
  const [name] = names ?? []
  const started = removing.data
  return (
    <DepartureDialog
      title={ids.length === 1 && name ? t('remove-one', { name }) : t('remove-many', { count })}
      act={t('remove-act')}
      intro={
        <p>
          {names && names.length > 1 && `${formats.list(names)}${t('stop')}`}
          {t('remove-why')}
        </p>
      }
      nothingWhy={t('nothing-why')}
      leaving={ids}
      mayGrant={mayGrant}
      preview={preview}
      starting={removing}
      onStart={(handover) => removing.mutate({ ...handover, personIds: [...ids] })}
      {...(started ? { run: <RemovalRun started={started} /> } : {})}
      onClose={started ? onStarted : onClose}
    />
  )
}

/** How far it is, and what it came to. */
function RemovalRun({ started }: { readonly started: Job }) {
  const t = useMessages(departureMessages)
  const formats = useFormats()
  const { job, cancel } = useJob(started, { stales: changed })
  const result = departureResultSchema.safeParse(job?.result).data
  if (result) {
    const { people: count, handed } = result
    return (
      <Notice tone="success" title={t('done')}>
        {t('done-many', { count: formats.number(count), handed: formats.number(handed) })}
      </Notice>
    )
  }
  return <DepartureProgress job={job} cancel={cancel} title={t('running')} />
}
