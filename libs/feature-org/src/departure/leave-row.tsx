import { useMessages } from '@atrium/core-i18n'
import { isCallError, read, useJob, write } from '@atrium/core-net'
import { useRouting } from '@atrium/core-routing'
import { spaceOf, useSession } from '@atrium/core-session'
import { leaveEnterprise, previewOwnHandover } from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Notice } from '@atrium/ui/notice'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { departureMessages } from '../messages/departure-messages'
import { DepartureDialog } from './departure-dialog'
import { DepartureProgress } from './departure-progress'
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

const outside = ['unauthenticated', 'space-not-allowed']

/** What gives rights is for administrators to hand over, whoever leaves. */
function LeaveDialog({ ownId, name, onClose }: LeaveDialogProps) {
  const t = useMessages(departureMessages)
  const routing = useRouting()
  const preview = useQuery({ ...read(previewOwnHandover, {}), staleTime: 0 })
  const leaving = useMutation(write(leaveEnterprise, { stales: [] }))
  const followed = useJob(leaving.data, { handles: outside })
  // Whoever is out may not ask any more.
  const isOut =
    followed.job?.state === 'done' ||
    (isCallError(followed.error) && outside.includes(followed.error.code))
  const goOn = () => routing.load(routing.href(routing.home, ''))
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
      run={
        isOut ? (
          <Notice tone="success" title={t('left-title', { name })}>
            {t('left-why')}
          </Notice>
        ) : (
          followed.job && <DepartureProgress {...followed} title={t('running-own')} />
        )
      }
      onClose={isOut ? goOn : onClose}
    />
  )
}
