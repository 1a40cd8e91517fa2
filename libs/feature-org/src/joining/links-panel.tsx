import { useFormats, useMessages } from '@atrium/core-i18n'
import { type JoinLink, listJoinLinks, shownJoinCode } from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { AddIcon, CopyIcon, LinkIcon, QrIcon, StopIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Tag } from '@atrium/ui/tag'
import { useToast } from '@atrium/ui/toast'
import { useState } from 'react'
import { joiningMessages } from '../messages/joining-messages'
import { JoinList } from './join-list'
import { LinkDialog } from './link-dialog'
import { QrDialog } from './qr-dialog'
import type { JoiningPanelProps } from './requests-panel'
import { useJoinAddress } from './use-join-address'
import { useJoinPages } from './use-join-pages'
import { useRevoke } from './use-revoke'
import styles from './joining.module.css'

const tones = {
  open: 'success',
  expired: 'neutral',
  'used-up': 'neutral',
  revoked: 'neutral',
} as const

/** Links by which many may join. */
export function LinksPanel({ departments }: JoiningPanelProps) {
  const t = useMessages(joiningMessages)
  const pages = useJoinPages(listJoinLinks, {})
  const [isAdding, setAdding] = useState(false)
  const [shown, setShown] = useState<JoinLink | null>(null)
  const { revoke, dialog, busy } = useRevoke()
  return (
    <div className={styles['part']}>
      <div className={styles['head']}>
        <Button icon={AddIcon} onClick={() => setAdding(true)}>
          {t('add-link')}
        </Button>
      </div>
      <JoinList
        label={t('links')}
        pages={pages}
        empty={{ title: t('no-links'), why: t('no-links-why') }}
        line={(link) => (
          <>
            <LinkTexts
              link={link}
              department={departments.find(({ id }) => id === link.departmentId)?.name}
            />
            {link.state === 'open' && (
              <LinkActs
                link={link}
                onQr={() => setShown(link)}
                onRevoke={() => {
                  const thing = t('revoke-link', { code: shownJoinCode(link.code) })
                  void revoke({ id: link.id, thing, consequence: t('revoke-why') })
                }}
                busy={busy}
              />
            )}
          </>
        )}
      />
      {isAdding && (
        <LinkDialog
          departments={departments}
          onAdded={(link) => {
            setAdding(false)
            setShown(link)
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {shown && <QrDialog link={shown} onClose={() => setShown(null)} />}
      {dialog}
    </div>
  )
}

function LinkTexts({
  link,
  department,
}: {
  readonly link: JoinLink
  readonly department: string | undefined
}) {
  const t = useMessages(joiningMessages)
  const formats = useFormats()
  const { code, label, state, uses, maxUses, approval, expiresAt, madeBy } = link
  const facts = [
    maxUses === null ? t('uses', { count: uses }) : t('uses-of', { count: uses, max: maxUses }),
    expiresAt === null ? t('forever') : t('until', { date: formats.dateTime(expiresAt) }),
    department,
    madeBy && t('made-by', { name: madeBy }),
  ]
  return (
    <div className={styles['texts']}>
      <span className={styles['name']}>
        <span className={styles['code']}>{shownJoinCode(code)}</span>
        {label && <span>{label}</span>}
        <Tag dot tone={tones[state]}>
          {t(`state-${state}`)}
        </Tag>
        {approval && <Tag>{t('needs-approval')}</Tag>}
      </span>
      <span className={styles['facts']}>{facts.filter(Boolean).join(' · ')}</span>
    </div>
  )
}

interface LinkActsProps {
  readonly link: JoinLink
  readonly busy: boolean
  readonly onQr: () => void
  readonly onRevoke: () => void
}

function LinkActs({ link: { code }, busy, onQr, onRevoke }: LinkActsProps) {
  const t = useMessages(joiningMessages)
  const toast = useToast()
  const addressOf = useJoinAddress()
  function copy(text: string, said: string) {
    // An intranet without TLS has no clipboard; the link is then shown to be taken by hand.
    if (!navigator.clipboard) return onQr()
    navigator.clipboard.writeText(text).then(() => toast({ text: said }), onQr)
  }
  return (
    <div className={styles['acts']}>
      <IconButton
        icon={LinkIcon}
        label={t('copy-link')}
        onClick={() => copy(addressOf(code), t('link-copied'))}
      />
      <IconButton
        icon={CopyIcon}
        label={t('copy-code')}
        onClick={() => copy(shownJoinCode(code), t('code-copied'))}
      />
      <IconButton icon={QrIcon} label={t('qr')} opens="dialog" onClick={onQr} />
      <IconButton
        icon={StopIcon}
        kind="danger-quiet"
        label={t('revoke')}
        disabled={busy}
        onClick={onRevoke}
      />
    </div>
  )
}
