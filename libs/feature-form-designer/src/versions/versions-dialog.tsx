import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { type FormVersion, listFormVersions } from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { Tag } from '@atrium/ui/tag'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesigner } from '../document/designer-context'
import { versionMessages } from '../messages/version-messages'
import { RollBackDialog } from './roll-back-dialog'
import styles from './versions.module.css'

/** What was published when and by whom, and the way back to it. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(versionMessages)
  const errorText = useErrorText()
  const { id, name } = useDesigner((state) => state.form)
  const [asked, setAsked] = useState<number | null>(null)
  const found = useQuery({ ...read(listFormVersions, { formId: id }), staleTime: 0 })
  if (asked !== null) {
    return <RollBackDialog version={asked} onBack={() => setAsked(null)} onClose={onClose} />
  }
  return (
    <Modal open title={t('title', { name })} onClose={onClose}>
      {found.error && <Notice tone="danger">{errorText(found.error)}</Notice>}
      {found.isPending && <Skeleton shape="text" />}
      {found.data && (
        <ul className={styles.versions}>
          {found.data.map((version, at) => (
            <Version
              key={version.version}
              version={version}
              {...(at > 0 && { onRollBack: () => setAsked(version.version) })}
            />
          ))}
        </ul>
      )}
    </Modal>
  )
}

interface VersionProps {
  version: FormVersion
  /** Missing for the current one. */
  onRollBack?: () => void
}

function Version({ version: one, onRollBack }: VersionProps) {
  const t = useMessages(versionMessages)
  const formats = useFormats()
  const { version, publishedBy, rolledBackTo } = one
  const at = formats.dateTime(one.publishedAt)
  const facts = [
    publishedBy === '' ? t('published-at', { at }) : t('published-by', { name: publishedBy, at }),
    t('fields', { count: formats.number(one.fieldCount) }),
    ...(rolledBackTo === null ? [] : [t('rolled-back', { version: rolledBackTo })]),
  ]
  return (
    <li>
      <span className={styles.name}>
        {t('version', { version })}
        {!onRollBack && <Tag tone="success">{t('current')}</Tag>}
      </span>
      <span className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
      {onRollBack && (
        <Button size="small" label={t('roll-back-label', { version })} onClick={onRollBack}>
          {t('roll-back')}
        </Button>
      )}
    </li>
  )
}
