import { useFormats, useLocale, useMessages } from '@atrium/core-i18n'
import { type Notice, noticeStatus, noticeTextIn } from '@atrium/domain-public'
import { PinIcon } from '@atrium/ui/icon'
import { Tag } from '@atrium/ui/tag'
import { useState } from 'react'
import { operationsMessages } from '../messages/operations-messages'
import { StatusTag } from './status-tag'
import styles from './notice-table.module.css'

export interface NoticeTableProps {
  readonly notices: readonly Notice[]
  readonly onOpen: (id: string) => void
}

/** Notices as lines; a card each on a phone. */
export function NoticeTable({ notices, onOpen }: NoticeTableProps) {
  const t = useMessages(operationsMessages)
  return (
    <div className={styles['frame']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('column-title')}</th>
            <th scope="col">{t('category')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('column-period')}</th>
            <th scope="col">{t('column-updated')}</th>
          </tr>
        </thead>
        <tbody>
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} onOpen={() => onOpen(notice.id)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function NoticeRow({ notice, onOpen }: { readonly notice: Notice; readonly onOpen: () => void }) {
  const t = useMessages(operationsMessages)
  const formats = useFormats()
  const { locale } = useLocale()
  const [now] = useState(() => new Date())
  return (
    <tr>
      <th scope="row">
        <button type="button" className={styles['open']} onClick={onOpen}>
          {noticeTextIn(locale, notice).title}
        </button>
        {notice.pinned && <Tag icon={PinIcon}>{t('pinned')}</Tag>}
        {!notice.textEn && <Tag>{t('no-english')}</Tag>}
      </th>
      <td>{t(`category-${notice.category}`)}</td>
      <td>
        <StatusTag status={noticeStatus(notice, now)} />
      </td>
      <td className="atr-numeric">{period()}</td>
      <td className="atr-numeric">{formats.dateTime(notice.updatedAt)}</td>
    </tr>
  )

  function period(): string {
    const from = notice.from ? formats.dateTime(notice.from) : null
    const until = notice.until ? formats.dateTime(notice.until) : null
    if (from && until) return t('from-to', { from, until })
    if (from) return t('from-on', { from })
    return until ? t('until-only', { until }) : t('at-once')
  }
}
