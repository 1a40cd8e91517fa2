import { useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { isEnded, listJobs } from '@atrium/domain-core'
import { SyncIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Popover } from '@atrium/ui/popover'
import { Progress } from '@atrium/ui/progress'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { transferMessages } from '../messages/transfer-messages'
import styles from './transfer.module.css'

/** Background work of this person in the header; nothing while there is none. */
export function JobsIndicator() {
  const t = useMessages(transferMessages)
  const [isOpen, setOpen] = useState(false)
  const found = useQuery(read(listJobs, { limit: 10 }))
  const running = (found.data?.rows ?? []).filter((job) => !isEnded(job))
  if (running.length === 0) return null
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      title={t('background-jobs')}
      width={300}
      content={
        <div className={styles['choices']}>
          {running.map((job) => (
            <div key={job.id} className={styles['choices']} style={{ gap: 4 }}>
              <span>{job.title}</span>
              <Progress
                label={job.title}
                value={job.total === null ? null : job.done}
                {...(job.total === null ? {} : { total: job.total })}
              />
            </div>
          ))}
        </div>
      }
    >
      <IconButton label={t('background-jobs')} icon={SyncIcon} opens="dialog" expanded={isOpen} />
    </Popover>
  )
}
