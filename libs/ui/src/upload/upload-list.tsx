import { AttachIcon, CloseIcon, DangerIcon, RefreshIcon } from '../icon'
import { IconButton } from '../icon-button'
import { useLocale, useWords } from '../locale'
import { Progress } from '../progress'
import styles from './upload-list.module.css'

/** A file on its way or there. */
export interface UploadFile {
  id: string
  name: string
  bytes: number
  /** 0 to 1 while it is sent; absent once it is there. */
  progress?: number
  /** Why it was refused or failed. */
  error?: string
  /** Where it can be opened. */
  href?: string
}

export interface UploadListProps {
  files: readonly UploadFile[]
  /** Left out where files may only be read. */
  onRemove?: (id: string) => void
  onRetry?: (id: string) => void
}

/** Files with size, progress and what went wrong. */
export function UploadList({ files, onRemove, onRetry }: UploadListProps) {
  const words = useWords(texts)
  const locale = useLocale()
  return (
    <ul className={styles['list']}>
      {files.map((file) => (
        <li key={file.id} className={styles['file']}>
          {file.error ? (
            <DangerIcon className={styles['bad']} />
          ) : (
            <AttachIcon className={styles['icon']} />
          )}
          <div className={styles['texts']}>
            <span className={styles['name']}>
              {file.href ? <a href={file.href}>{file.name}</a> : file.name}
            </span>
            <span className={file.error ? styles['bad'] : styles['size']}>
              {file.error ?? fileSize(file.bytes, locale)}
            </span>
            {file.progress !== undefined && !file.error && (
              <Progress label={words.sending(file.name)} value={file.progress} total={1} />
            )}
          </div>
          {file.error && onRetry && (
            <IconButton
              size="small"
              icon={RefreshIcon}
              label={words.retry(file.name)}
              onClick={() => onRetry(file.id)}
            />
          )}
          {onRemove && (
            <IconButton
              size="small"
              icon={CloseIcon}
              label={words.remove(file.name)}
              onClick={() => onRemove(file.id)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Bytes as people say them: "1.2 MB". */
export function fileSize(bytes: number, locale: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const step = Math.min(3, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const style = { style: 'unit', unit: units[step] ?? 'byte', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, style).format(bytes / 1000 ** step)
}

const texts = {
  'zh-CN': {
    sending: (name: string) => `正在上传 ${name}`,
    retry: (name: string) => `重新上传 ${name}`,
    remove: (name: string) => `移除 ${name}`,
  },
  en: {
    sending: (name: string) => `Uploading ${name}`,
    retry: (name: string) => `Upload ${name} again`,
    remove: (name: string) => `Remove ${name}`,
  },
}
