import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import type { OutputOf } from '@atrium/domain-core'
import type { getOwnJoining } from '@atrium/domain-org'
import { Avatar } from '@atrium/ui/avatar'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { Tag } from '@atrium/ui/tag'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { joiningMessages } from '../messages/joining-messages'
import { accepting, declining, withdrawing } from './joining-queries'
import { useOpenSpace } from './use-open-space'
import styles from './joining.module.css'

type Own = OutputOf<typeof getOwnJoining>

/** Invitations that wait for an answer. */
export function Invitations({ invitations }: Pick<Own, 'invitations'>) {
  const t = useMessages(joiningMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const toast = useToast()
  const openSpace = useOpenSpace()
  const { confirm, dialog } = useConfirm()
  const onError = (error: Error) => toast({ tone: 'danger', text: errorText(error) })
  const accept = useMutation({ ...accepting, onSuccess: ({ entId }) => openSpace(entId), onError })
  const decline = useMutation(declining)
  const busy = accept.isPending || decline.isPending
  if (invitations.length === 0) return null

  async function refuse({ entId, enterprise }: Own['invitations'][number]) {
    const thing = t('decline-thing', { enterprise })
    if (!(await confirm({ act: t('decline'), thing, consequence: t('decline-why') }))) return
    decline.mutate({ entId }, { onSuccess: () => toast({ text: t('declined') }), onError })
  }

  return (
    <Listing title={t('invitations')}>
      {invitations.map((invitation) => {
        const { entId, enterprise, invitedAt } = invitation
        return (
          <Line
            key={entId}
            name={enterprise}
            about={t('invited-at', { date: formats.date(invitedAt) })}
          >
            <Button disabled={busy} onClick={() => void refuse(invitation)}>
              {t('decline')}
            </Button>
            <Button
              kind="primary"
              loading={accept.isPending && accept.variables.entId === entId}
              disabled={busy}
              onClick={() => accept.mutate({ entId })}
            >
              {t('accept')}
            </Button>
          </Line>
        )
      })}
      {dialog}
    </Listing>
  )
}

const tones = {
  waiting: 'info',
  approved: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
} as const

/** What the person asked, and what became of it. */
export function Requests({ requests }: Pick<Own, 'requests'>) {
  const t = useMessages(joiningMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const toast = useToast()
  const openSpace = useOpenSpace()
  const withdraw = useMutation({
    ...withdrawing,
    onError: (error) => toast({ tone: 'danger', text: errorText(error) }),
  })
  if (requests.length === 0) return null
  return (
    <Listing title={t('requests')}>
      {requests.map(({ id, entId, enterprise, state, reason, createdAt }) => (
        <Line
          key={id}
          name={enterprise}
          about={t('asked-at', { date: formats.date(createdAt) })}
          note={reason && t('reason', { reason })}
        >
          <Tag dot tone={tones[state]}>
            {t(`state-${state}`)}
          </Tag>
          {state === 'approved' && (
            <Button kind="primary" onClick={() => openSpace(entId)}>
              {t('open')}
            </Button>
          )}
          {state === 'waiting' && (
            <Button
              kind="quiet"
              disabled={withdraw.isPending}
              onClick={() =>
                withdraw.mutate(
                  { requestId: id },
                  { onSuccess: () => toast({ text: t('withdrew') }) },
                )
              }
            >
              {t('withdraw')}
            </Button>
          )}
        </Line>
      ))}
    </Listing>
  )
}

function Listing({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles['card']} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles['list']}>{children}</ul>
    </section>
  )
}

interface LineProps {
  readonly name: string
  readonly about: string
  readonly note?: string
  readonly children: ReactNode
}

function Line({ name, about, note, children }: LineProps) {
  return (
    <li>
      <Avatar name={name} square size={32} />
      <div className={styles['names']}>
        <strong>{name}</strong>
        <span>{about}</span>
        {note && <span>{note}</span>}
      </div>
      <div className={styles['acts']}>{children}</div>
    </li>
  )
}
