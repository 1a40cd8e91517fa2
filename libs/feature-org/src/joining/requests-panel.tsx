import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { toneOf, write } from '@atrium/core-net'
import {
  approveJoinRequest,
  type Department,
  type JoinRequest,
  listDepartments,
  listJoinRequests,
  listMembers,
  listPeople,
} from '@atrium/domain-org'
import { Avatar } from '@atrium/ui/avatar'
import { Button } from '@atrium/ui/button'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { joiningMessages } from '../messages/joining-messages'
import { JoinList } from './join-list'
import { RefuseDialog } from './refuse-dialog'
import { useJoinPages } from './use-join-pages'
import styles from './joining.module.css'

export interface JoiningPanelProps {
  readonly departments: readonly Department[]
}

/** Who asks to join, and the decision about each. */
export function RequestsPanel({ departments }: JoiningPanelProps) {
  const t = useMessages(joiningMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const toast = useToast()
  const pages = useJoinPages(listJoinRequests, { state: 'waiting' })
  const [refusing, setRefusing] = useState<JoinRequest | null>(null)
  const approve = useMutation(
    write(approveJoinRequest, {
      stales: [listJoinRequests, listMembers, listDepartments, listPeople],
    }),
  )

  function letIn({ id, name }: JoinRequest) {
    approve.mutate(
      { requestId: id },
      {
        onSuccess: () => toast({ text: t('approved', { name }) }),
        onError: (error) => toast({ tone: toneOf(error), text: errorText(error) }),
      },
    )
  }

  const busy = approve.isPending
  return (
    <div className={styles['part']}>
      <JoinList
        label={t('requests')}
        pages={pages}
        empty={{ title: t('no-requests'), why: t('no-requests-why') }}
        line={(request) => {
          const { id, name, loginId, linkLabel, createdAt, departmentId } = request
          const facts = [
            loginId,
            t('asked-at', { date: formats.dateTime(createdAt) }),
            linkLabel && t('by-link', { label: linkLabel }),
            departments.find((each) => each.id === departmentId)?.name,
          ]
          return (
            <>
              <Avatar name={name} size={32} />
              <div className={styles['texts']}>
                <span className={styles['name']}>{name}</span>
                <span className={styles['facts']}>{facts.filter(Boolean).join(' · ')}</span>
              </div>
              <div className={styles['acts']}>
                <Button
                  label={`${t('refuse')} ${name}`}
                  disabled={busy}
                  onClick={() => setRefusing(request)}
                >
                  {t('refuse')}
                </Button>
                <Button
                  kind="primary"
                  label={`${t('approve')} ${name}`}
                  loading={busy && approve.variables.requestId === id}
                  disabled={busy}
                  onClick={() => letIn(request)}
                >
                  {t('approve')}
                </Button>
              </div>
            </>
          )
        }}
      />
      {refusing && <RefuseDialog request={refusing} onClose={() => setRefusing(null)} />}
    </div>
  )
}
