import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { useNet } from '@atrium/core-net'
import type { ExportRecord } from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { DeleteIcon, DownloadIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Progress } from '@atrium/ui/progress'
import { Tag } from '@atrium/ui/tag'
import { exportMessages } from '../messages/export-messages'
import styles from './exports.module.css'

interface ExportTableProps {
  readonly rows: readonly ExportRecord[]
  /** The export that is being cancelled. */
  readonly cancelling: string | null
  readonly onCancel: (row: ExportRecord) => void
  readonly onDelete: (row: ExportRecord) => void
}

/** What was exported, of what, when, and how it stands; on a phone a block for each. */
export function ExportTable({ rows, ...acts }: ExportTableProps) {
  const t = useMessages(exportMessages)
  return (
    <table className={styles['table']}>
      <caption className="atr-hidden">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('file')}</th>
          <th scope="col">{t('application')}</th>
          <th scope="col">{t('system')}</th>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col">
            <span className="atr-hidden">{t('acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ExportLine key={row.id} row={row} {...acts} />
        ))}
      </tbody>
    </table>
  )
}

type ExportLineProps = Omit<ExportTableProps, 'rows'> & { readonly row: ExportRecord }

function ExportLine({ row, cancelling, onCancel, onDelete }: ExportLineProps) {
  const t = useMessages(exportMessages)
  const formats = useFormats()
  const net = useNet()
  const name = nameOf(row)
  return (
    <tr>
      <th scope="row" className={styles['file']}>
        {name}
      </th>
      <td data-label={t('application')}>{row.application?.name ?? t('no-application')}</td>
      <td data-label={t('system')}>{t(systems[row.system])}</td>
      <td data-label={t('time')} className="atr-numeric">
        <time dateTime={row.at}>{formats.dateTime(row.at)}</time>
      </td>
      <td className={styles['status']}>
        <ExportStatus row={row} />
      </td>
      <td className={styles['acts']}>
        {row.state === 'prepared' && row.fileId !== null && (
          <Button
            size="small"
            icon={DownloadIcon}
            href={net.fileUrl(row.fileId)}
            label={t('download-of', { name })}
          >
            {t('download')}
          </Button>
        )}
        {row.state === 'preparing' ? (
          <Button
            size="small"
            loading={cancelling === row.id}
            label={t('cancel-of', { name })}
            onClick={() => onCancel(row)}
          >
            {t('cancel')}
          </Button>
        ) : (
          <IconButton
            icon={DeleteIcon}
            label={t('delete-of', { name })}
            onClick={() => onDelete(row)}
          />
        )}
      </td>
    </tr>
  )
}

/** The file's name, or that of what it is made of while there is none. */
export function nameOf({ fileName, formName }: ExportRecord): string {
  return fileName ?? formName
}

const systems = { forms: 'form-data' } as const

const tones = { preparing: 'info', prepared: 'success', failed: 'danger' } as const

function ExportStatus({ row }: { readonly row: ExportRecord }) {
  const t = useMessages(exportMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const { state, done, total, error, errorDetails, fileId } = row
  const isGone = state === 'prepared' && fileId === null
  const soFar = formats.number(done)
  return (
    <>
      <Tag dot tone={isGone ? 'neutral' : tones[state]}>
        {isGone ? t('gone') : t(state)}
      </Tag>
      {state === 'preparing' && (
        <div className={styles['progress']}>
          <Progress
            label={nameOf(row)}
            value={total === null ? null : done}
            {...(total === null ? {} : { total })}
          />
          <span>
            {total === null
              ? t('some', { done: soFar })
              : t('count', { done: soFar, total: formats.number(total) })}
          </span>
        </div>
      )}
      {state === 'failed' && error !== null && (
        <p className={styles['reason']}>{errorText({ code: error, details: errorDetails })}</p>
      )}
    </>
  )
}
