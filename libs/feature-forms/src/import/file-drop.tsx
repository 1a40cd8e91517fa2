import { UploadIcon } from '@atrium/ui/icon'
import { useRef, useState } from 'react'
import styles from '../jobs/transfer.module.css'

interface FileDropProps {
  title: string
  note: string
  accept: string
  onFile: (file: File) => void
}

/** A place to drop one file, or to choose it. */
export function FileDrop({ title, note, accept, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onFile(file)
  }
  return (
    <>
      <button
        type="button"
        className={isOver ? `${styles['drop']} ${styles['over']}` : styles['drop']}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
      >
        <UploadIcon size={24} />
        <span className={styles['dropTitle']}>{title}</span>
        <span className={styles['muted']}>{note}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={title}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </>
  )
}
