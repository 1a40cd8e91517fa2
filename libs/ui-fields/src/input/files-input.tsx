import { useCellControl } from '@atrium/ui/field'
// An input that opens in place, as in a cell, takes the focus: the person asked for it.
/* oxlint-disable jsx-a11y/no-autofocus */
import { AttachIcon, CloseIcon, UploadIcon } from '@atrium/ui/icon'
import { useLocale, useWords } from '@atrium/ui/locale'
import { type DragEvent, useRef, useState } from 'react'
import type { FieldFile, PendingFile } from '../spec/field-spec'
import { filesOf } from '../spec/field-text'
import { formatBytes } from '../spec/format-bytes'
import type { FieldInputProps } from './field-input'
import { fieldWords } from './field-words'
import styles from './files-input.module.css'

/** Files that are there, files on their way with their progress, and a place to add more. */
export function FilesInput(props: FieldInputProps & { maxCount: number }) {
  const { value, onChange, maxCount, uploader, disabled = false, fileHref } = props
  const words = useWords(fieldWords)
  const files = filesOf(value)
  const pending = uploader?.pending ?? []
  const room = maxCount - files.length - pending.filter((file) => !file.error).length
  const remove = (id: string) => {
    const rest = files.filter((file) => file.id !== id)
    onChange(rest.length === 0 ? null : rest)
  }
  return (
    <div className={styles['files']}>
      {(files.length > 0 || pending.length > 0) && (
        <ul>
          {files.map((file) => (
            <HeldFile
              key={file.id}
              file={file}
              href={fileHref?.(file.id)}
              removeLabel={disabled ? null : words.remove(file.name)}
              onRemove={() => remove(file.id)}
            />
          ))}
          {pending.map((file) => (
            <ComingFile
              key={file.key}
              file={file}
              label={words.uploading}
              cancelLabel={words.cancel(file.name)}
              onDismiss={() => uploader?.onDismiss(file.key)}
            />
          ))}
        </ul>
      )}
      <DropPlace {...props} room={room} />
    </div>
  )
}

function DropPlace(props: FieldInputProps & { maxCount: number; room: number }) {
  const { maxCount, room, uploader } = props
  const kit = useCellControl(props)
  const words = useWords(fieldWords)
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const isShut = kit.disabled || room <= 0
  const take = (list: FileList | null) => {
    const picked = [...(list ?? [])].slice(0, Math.max(0, room))
    if (picked.length > 0) uploader?.onFiles(picked)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isShut) take(event.dataTransfer.files)
  }
  return (
    <div
      className={[styles['drop'], isOver && styles['over'], kit['aria-invalid'] && styles['wrong']]
        .filter(Boolean)
        .join(' ')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!isShut)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <button
        type="button"
        id={kit.id}
        disabled={isShut}
        autoFocus={kit.autoFocus}
        aria-label={props.label && `${props.label}: ${words.addFiles}`}
        aria-describedby={kit['aria-describedby']}
        onClick={() => input.current?.click()}
      >
        <UploadIcon size={16} /> {words.addFiles}
      </button>
      <span className={styles['quiet']}>
        {room <= 0 ? words.full(maxCount) : words.drop}
        {uploader && room > 0
          ? ` · ${words.limits(maxCount, formatBytes(uploader.maxBytes, locale))}`
          : ''}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        multiple={maxCount > 1}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </div>
  )
}

function HeldFile(props: {
  file: FieldFile
  href: string | undefined
  removeLabel: string | null
  onRemove: () => void
}) {
  const { file, href, removeLabel, onRemove } = props
  const locale = useLocale()
  return (
    <li>
      <AttachIcon size={14} />
      {href ? (
        <a className={styles['name']} href={href} target="_blank" rel="noreferrer">
          {file.name}
        </a>
      ) : (
        <span className={styles['name']}>{file.name}</span>
      )}
      <span className={styles['quiet']}>{formatBytes(file.size, locale)}</span>
      {removeLabel && <RemoveButton label={removeLabel} onClick={onRemove} />}
    </li>
  )
}

function ComingFile(props: {
  file: PendingFile
  label: string
  cancelLabel: string
  onDismiss: () => void
}) {
  const { file, label, cancelLabel, onDismiss } = props
  return (
    <li className={file.error ? styles['wrong'] : undefined}>
      <UploadIcon size={14} />
      <span className={styles['name']}>{file.name}</span>
      {file.error ? (
        <span className={styles['error']} role="alert">
          {file.error}
        </span>
      ) : (
        <progress aria-label={`${label} ${file.name}`} value={file.progress} max={1} />
      )}
      <RemoveButton label={cancelLabel} onClick={onDismiss} />
    </li>
  )
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles['remove']} aria-label={label} onClick={onClick}>
      <CloseIcon size={12} />
    </button>
  )
}
