import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read, useJob, write } from '@atrium/core-net'
import { useRouting } from '@atrium/core-routing'
import { spaceOf, useSession } from '@atrium/core-session'
import type { Job } from '@atrium/domain-core'
import { leaveEnterprise, previewOwnHandover } from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { JobProgress } from '@atrium/ui/job-progress'
import { Notice } from '@atrium/ui/notice'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { departureMessages } from '../messages/departure-messages'
import { DepartureDialog } from './departure-dialog'
import styles from './departure.module.css'

/** Leaving the enterprise oneself, at the foot of one's own page. */
export function LeaveRow() {
  const t = useMessages(departureMessages)
  const [isOpen, setOpen] = useState(false)
  const user = useSession((session) => session.user)
  const space = useSession(spaceOf)
  if (!user) return null
  const { entId, entName, enterprises } = user
  const name = entId === space ? entName : enterprises.find((each) => each.entId === space)?.name
  if (name === undefined) return null
  return (
    <Card>
      <div className={styles['row']}>
        <div className={styles['texts']}>
          <h3>{t('leave-row')}</h3>
          <p>{t('leave-about', { name })}</p>
        </div>
        <Button kind="danger-quiet" opens="dialog" onClick={() => setOpen(true)}>
          {t('leave-open')}
        </Button>
      </div>
      {isOpen && <LeaveDialog ownId={user.id} name={name} onClose={() => setOpen(false)} />}
    </Card>
  )
}

interface LeaveDialogProps {
  readonly ownId: string
  /** Of the enterprise. */
  readonly name: string
  readonly onClose: () => void
}

/** What gives rights is for administrators to hand over, whoever leaves. */
function LeaveDialog({ ownId, name, onClose }: LeaveDialogProps) {
  const t = useMessages(departureMessages)
  const preview = useQuery({ ...read(previewOwnHandover, {}), staleTime: 0 })
  const leaving = useMutation(write(leaveEnterprise, { stales: [] }))
  return (
    <DepartureDialog
      title={t('leave-title', { name })}
      act={t('leave-act')}
      intro={<p>{t('leave-why')}</p>}
      nothingWhy={t('nothing-own')}
      leaving={[ownId]}
      mayGrant={false}
      preview={preview}
      starting={leaving}
      onStart={(handover) => leaving.mutate(handover)}
      {...(leaving.data ? { run: <LeaveRun started={leaving.data} name={name} /> } : {})}
      onClose={onClose}
    />
  )
}

const outside = ['unauthenticated', 'space-not-allowed']

/** How far it is; whoever is out may not ask any more. */
function LeaveRun({ started, name }: { readonly started: Job; readonly name: string }) {
  const t = useMessages(departureMessages)
  const errorText = useErrorText()
  const routing = useRouting()
  const { job, error, cancel } = useJob(started, { handles: outside })
  if (job?.state === 'done' || (isCallError(error) && outside.includes(error.code))) {
    return (
      <div className={styles['part']}>
        <Notice
          tone="success"
          title={t('left-title', { name })}
          action={
            <Button onClick={() => routing.load(routing.href(routing.home, ''))}>
              {t('left-go')}
            </Button>
          }
        >
          {t('left-why')}
        </Notice>
      </div>
    )
  }
  return (
    <JobProgress
      title={t('running-own')}
      state={job?.state ?? 'waiting'}
      done={job?.done ?? 0}
      total={job?.total || null}
      noun={t('noun')}
      onCancel={cancel}
      {...(job?.error ? { reason: errorText({ code: job.error, details: job.errorDetails }) } : {})}
    />
  )
}
