import { useFormats, useMessages } from '@atrium/core-i18n'
import { listMailInvitations } from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { SendIcon, StopIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Tag } from '@atrium/ui/tag'
import { useState } from 'react'
import { joiningMessages } from '../messages/joining-messages'
import { JoinList } from './join-list'
import { MailDialog } from './mail-dialog'
import type { JoiningPanelProps } from './requests-panel'
import { useJoinPages } from './use-join-pages'
import { useRevoke } from './use-revoke'
import styles from './joining.module.css'

const tones = {
  waiting: 'info',
  accepted: 'success',
  expired: 'neutral',
  revoked: 'neutral',
} as const

/** Invitations that were mailed. */
export function MailsPanel({ departments }: JoiningPanelProps) {
  const t = useMessages(joiningMessages)
  const formats = useFormats()
  const pages = useJoinPages(listMailInvitations, {})
  const [isInviting, setInviting] = useState(false)
  const { revoke, dialog, busy } = useRevoke()
  return (
    <div className={styles['part']}>
      <div className={styles['head']}>
        <Button icon={SendIcon} onClick={() => setInviting(true)}>
          {t('invite-mails')}
        </Button>
      </div>
      <JoinList
        label={t('mails')}
        pages={pages}
        empty={{ title: t('no-mails'), why: t('no-mails-why') }}
        line={({ id, email, state, expiresAt, madeBy, departmentId }) => {
          const facts = [
            t('until', { date: formats.dateTime(expiresAt) }),
            departments.find((each) => each.id === departmentId)?.name,
            madeBy && t('made-by', { name: madeBy }),
          ]
          const thing = t('mail-revoke', { email })
          return (
            <>
              <div className={styles['texts']}>
                <span className={styles['name']}>
                  {email}
                  <Tag dot tone={tones[state]}>
                    {t(`state-${state}`)}
                  </Tag>
                </span>
                <span className={styles['facts']}>{facts.filter(Boolean).join(' · ')}</span>
              </div>
              {state === 'waiting' && (
                <IconButton
                  icon={StopIcon}
                  kind="danger-quiet"
                  label={t('revoke')}
                  disabled={busy}
                  onClick={() => void revoke({ id, thing, consequence: t('mail-revoke-why') })}
                />
              )}
            </>
          )
        }}
      />
      {isInviting && <MailDialog departments={departments} onClose={() => setInviting(false)} />}
      {dialog}
    </div>
  )
}
