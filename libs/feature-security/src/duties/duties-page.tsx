import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { isCallError, read, write } from '@atrium/core-net'
import { mountReact } from '@atrium/core-routing'
import { LoadState } from '@atrium/core-shell'
import {
  checkDuties,
  duties,
  type Duty,
  type DutyHolder,
  type DutyState,
  getDuties,
  separateDuties,
  setDuty,
} from '@atrium/domain-security'
import { useConfirm } from '@atrium/ui/confirm'
import { SafetyIcon } from '@atrium/ui/icon'
import { Notice } from '@atrium/ui/notice'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Tag } from '@atrium/ui/tag'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dutyMessages } from '../messages/duty-messages'
import { AppointDialog } from './appoint-dialog'
import { DutyCard } from './duty-card'
import styles from './duties.module.css'

const separating = write(separateDuties, { stales: [getDuties] })
const setting = write(setDuty, { stales: [getDuties] })

/** Who holds each of the three duties, and keeping them apart for good. */
export function DutiesPage() {
  const t = useMessages(dutyMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const [appointing, setAppointing] = useState<Duty | null>(null)
  const query = useQuery(read(getDuties, {}))
  const separate = useMutation(separating)
  const set = useMutation(setting)
  const { data } = query
  const isReady = data !== undefined && checkDuties(data.holders).ok

  async function ask() {
    const question = {
      act: t('separate'),
      thing: t('separate-thing'),
      consequence: t('separate-consequence'),
      typeName: true,
    }
    if (!(await confirm(question))) return
    separate.mutate({}, { onSuccess: () => toast({ text: t('separated-done'), tone: 'success' }) })
  }

  async function relieve({ id, name }: DutyHolder) {
    const question = { act: t('remove-act'), thing: name, consequence: t('remove-consequence') }
    if (!(await confirm(question))) return
    set.mutate(
      { personId: id, duty: null },
      {
        onSuccess: () => toast({ text: t('given', { name }), tone: 'success' }),
        onError: tellWaiting,
      },
    )
  }

  function tellWaiting(error: Error) {
    if (isCallError(error, 'waits-for-review')) toast({ text: errorText(error), tone: 'info' })
  }

  const refused = separate.error ?? set.error
  return (
    <Page>
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        tags={
          data?.separatedAt && (
            <Tag tone="success" dot>
              {t('separated')}
            </Tag>
          )
        }
        {...(data && !data.separatedAt
          ? {
              primary: {
                label: t('separate'),
                icon: SafetyIcon,
                disabled: !isReady,
                loading: separate.isPending,
                onClick: () => void ask(),
              },
            }
          : {})}
      />
      {refused && !isCallError(refused, 'waits-for-review') && (
        <Notice tone="danger">{errorText(refused)}</Notice>
      )}
      <LoadState title={t('load-failed')} query={query} shape="card" />
      {data && (
        <>
          <Separation state={data} />
          <div className={styles['cards']}>
            {duties.map((duty) => (
              <DutyCard
                key={duty}
                duty={duty}
                holders={data.holders.filter((each) => each.duties.includes(duty))}
                onAppoint={() => setAppointing(duty)}
                onRelieve={(holder) => void relieve(holder)}
              />
            ))}
          </div>
        </>
      )}
      {appointing && (
        <AppointDialog
          duty={appointing}
          onClose={() => setAppointing(null)}
          onDone={(text, tone) => {
            setAppointing(null)
            toast({ text, tone })
          }}
        />
      )}
      {dialog}
    </Page>
  )
}

/** Whether duties are separate, and else what is to be done first. */
function Separation({ state }: { readonly state: DutyState }) {
  const t = useMessages(dutyMessages)
  const formats = useFormats()
  const { separatedAt, separatedBy, holders } = state
  if (separatedAt) {
    const since = t('separated-since', {
      name: separatedBy ?? '',
      time: formats.dateTime(separatedAt),
    })
    return (
      <Notice tone="success" title={since}>
        {t('separated-why')}
      </Notice>
    )
  }
  const mixed = holders.filter((holder) => holder.duties.length > 1)
  const unheld = duties.filter(
    (duty) => !holders.some((each) => each.state === 'active' && each.duties.includes(duty)),
  )
  const partly = holders.filter(
    ({ duties: held, hasConsole }) => hasConsole && !held.includes('admin'),
  )
  const isReady = checkDuties(holders).ok
  return (
    <Notice tone={isReady ? 'info' : 'warning'} title={isReady ? t('not-separated') : t('to-do')}>
      {isReady ? (
        t('not-separated-why')
      ) : (
        <ul className={styles['todo']}>
          {mixed.map(({ id, name }) => (
            <li key={id}>{t('todo-mixed', { name })}</li>
          ))}
          {partly.map(({ id, name }) => (
            <li key={id}>{t('todo-console', { name })}</li>
          ))}
          {unheld.map((duty) => (
            <li key={duty}>{t(`todo-${duty}`)}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

export const mount = mountReact(DutiesPage)
