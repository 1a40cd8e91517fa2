import { type ReactNode, useId, useMemo } from 'react'
import { FieldProvider } from '../field'
import { DangerIcon } from '../icon'
import { useWords } from '../locale'
import styles from './form-field.module.css'

export interface FormFieldProps {
  label: string
  /** One line below the control: what it is for, or its format. */
  help?: ReactNode
  /** What is wrong and how to mend it; shown beside the field and tied to it. */
  error?: string | undefined
  /** Said in words when few fields are not: shows "optional". */
  optional?: boolean
  required?: boolean
  disabled?: boolean
  /** A small act or hint at the right of the label. */
  aside?: ReactNode
  /** Id of the control, so that FormErrors can jump to it. */
  id?: string
  /** The control holds several inputs (radio group, checkboxes), so the label names a group. */
  group?: boolean
  children: ReactNode
}

/** Label above, control, help or error below; ties them together for assistive technology. */
export function FormField(props: FormFieldProps) {
  const { label, help, error, optional, required = false, disabled = false, aside } = props
  const words = useWords(texts)
  const made = useId()
  const id = props.id ?? made
  const [labelId, noteId] = [`${id}-label`, `${id}-note`]
  const noted = Boolean(error ?? help)
  const link = useMemo(
    () => ({
      id,
      labelId,
      describedBy: noted ? noteId : undefined,
      invalid: Boolean(error),
      required,
      disabled,
    }),
    [id, labelId, noteId, noted, error, required, disabled],
  )
  const Label = props.group ? 'span' : 'label'
  return (
    <div className={styles['field']} data-field={id}>
      <div className={styles['head']}>
        <Label id={labelId} className={styles['label']} {...(props.group ? {} : { htmlFor: id })}>
          {label}
          {required && (
            <span className={styles['mark']} title={words.required} aria-hidden>
              *
            </span>
          )}
          {optional && <span className={styles['optional']}>{words.optional}</span>}
        </Label>
        {aside && <span className={styles['aside']}>{aside}</span>}
      </div>
      <FieldProvider value={link}>{props.children}</FieldProvider>
      {error && (
        <p id={noteId} className={styles['error']}>
          <DangerIcon size={14} />
          <span>{error}</span>
        </p>
      )}
      {help && !error && (
        <p id={noteId} className={styles['help']}>
          {help}
        </p>
      )}
    </div>
  )
}

const texts = {
  'zh-CN': { required: '必填', optional: '选填' },
  en: { required: 'Required', optional: 'optional' },
}
