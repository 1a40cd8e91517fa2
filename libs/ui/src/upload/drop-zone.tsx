import { useId, useState } from 'react'
import { useControl } from '../field'
import { UploadIcon } from '../icon'
import { useWords } from '../locale'
import styles from './drop-zone.module.css'

export interface DropZoneProps {
  /** What is asked for: "Drop a spreadsheet here". */
  label: string
  /** Kinds and limits in words: "CSV or XLSX, up to 50 MB". */
  hint?: string
  /** As in a file input: ".csv,.xlsx,image/*". */
  accept?: string
  multiple?: boolean
  disabled?: boolean
  /** One line high, for forms. */
  small?: boolean
  /** What was dropped or chosen, unchecked: the caller decides what is accepted and says why. */
  onFiles: (files: File[]) => void
}

/** A place to drop files on, which is also a button to choose them. */
export function DropZone(props: DropZoneProps) {
  const { label, hint, accept, multiple = false, small = false, onFiles } = props
  const words = useWords(texts)
  const made = useId()
  const { id = made, disabled, ...control } = useControl(props.disabled ? { disabled: true } : {})
  const [over, setOver] = useState(false)
  return (
    <label
      htmlFor={id}
      className={small ? `${styles['zone']} ${styles['small']}` : styles['zone']}
      data-over={over || undefined}
      data-disabled={disabled || undefined}
    >
      <UploadIcon size={small ? 16 : 24} className={styles['icon']} />
      <span className={styles['label']}>
        {label} <span className={styles['choose']}>{words.choose}</span>
      </span>
      {hint && <span className={styles['hint']}>{hint}</span>}
      <input
        {...control}
        id={id}
        className={styles['input']}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}

const texts = { 'zh-CN': { choose: '或选择文件' }, en: { choose: 'or choose' } }
