import { useFormats, useLocale, useMessages } from '@atrium/core-i18n'
import { type Notice, noticeStatus, noticeTextIn } from '@atrium/domain-public'
import { PinIcon } from '@atrium/ui/icon'
import { type LineColumn, LineTable } from '@atrium/ui/line-table'
import { Tag } from '@atrium/ui/tag'
import { useState } from 'react'
import { operationsMessages } from '../messages/operations-messages'
import { StatusTag } from './status-tag'

export interface NoticeTableProps {
  readonly notices: readonly Notice[]
  readonly onOpen: (id: string) => void
}

/** Notices as lines; a card each on a phone. */
export function NoticeTable({ notices, onOpen }: NoticeTableProps) {
  const t = useMessages(operationsMessages)
  return (
    <LineTable
      label={t('title')}
      columns={useColumns()}
      rows={notices}
      rowId={({ id }) => id}
      onOpen={({ id }) => onOpen(id)}
    />
  )
}

function useColumns(): LineColumn<Notice>[] {
  const t = useMessages(operationsMessages)
  const formats = useFormats()
  const { locale } = useLocale()
  const [now] = useState(() => new Date())
  return [
    {
      id: 'title',
      label: t('column-title'),
      render: (notice) => (
        <>
          {noticeTextIn(locale, notice).title}{' '}
          {notice.pinned && <Tag icon={PinIcon}>{t('pinned')}</Tag>}{' '}
          {!notice.textEn && <Tag>{t('no-english')}</Tag>}
        </>
      ),
    },
    { id: 'category', label: t('category'), render: ({ category }) => t(`category-${category}`) },
    {
      id: 'state',
      label: t('state'),
      render: (notice) => <StatusTag status={noticeStatus(notice, now)} />,
    },
    { id: 'period', label: t('column-period'), render: period },
    {
      id: 'updated',
      label: t('column-updated'),
      wideOnly: true,
      render: ({ updatedAt }) => <time dateTime={updatedAt}>{formats.dateTime(updatedAt)}</time>,
    },
  ]

  function period(notice: Notice): string {
    const from = notice.from ? formats.dateTime(notice.from) : null
    const until = notice.until ? formats.dateTime(notice.until) : null
    if (from && until) return t('from-to', { from, until })
    if (from) return t('from-on', { from })
    return until ? t('until-only', { until }) : t('at-once')
  }
}
