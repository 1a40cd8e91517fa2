import { type ReactNode, useState } from 'react'
import { FormField } from '../form-layout'
import { useLocale, useWords } from '../locale'
import { Modal } from '../modal'
import { TextInput } from '../text-input'
import styles from './confirm-dialog.module.css'

/** What a person is asked before something is destroyed or hard to undo. */
export interface Question {
  /** The verb, as on the button: "Delete", “删除”. */
  act: string
  /** The name of the thing: "Orders". */
  thing: string
  /** How many of it, with their word: { count: 24, noun: 'records' }. */
  amount?: { count: number; noun: string }
  /** What follows, and whether it can be undone. */
  consequence?: ReactNode
  /** The act can't be undone, so its name must be typed first. */
  typeName?: boolean
  /** Not destructive, so the button is not red. */
  harmless?: boolean
}

export interface ConfirmDialogProps extends Question {
  open: boolean
  /** Work has begun; closing is refused until it ends. */
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Names the thing and the number before an act; asks to type the name where nothing can undo it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, busy = false, act, thing, amount, consequence, typeName, harmless } = props
  const words = useWords(texts)
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const number = amount ? new Intl.NumberFormat(locale).format(amount.count) : ''
  return (
    <Modal
      open={open}
      busy={busy}
      width="small"
      title={words.title({ act, thing, number, noun: amount?.noun ?? '' })}
      onClose={props.onCancel}
      primary={{
        label: act,
        danger: !harmless,
        disabled: Boolean(typeName) && typed.trim() !== thing,
        onClick: props.onConfirm,
      }}
    >
      <div className={styles['body']}>
        {consequence && <div className={styles['consequence']}>{consequence}</div>}
        {typeName && (
          <FormField label={words.type(thing)}>
            <TextInput value={typed} onChange={setTyped} autoComplete="off" />
          </FormField>
        )}
      </div>
    </Modal>
  )
}

interface TitleParts {
  act: string
  thing: string
  number: string
  noun: string
}

const texts = {
  'zh-CN': {
    title: ({ act, thing, number, noun }: TitleParts) =>
      number ? `${act}“${thing}”的 ${number} ${noun}？` : `${act}“${thing}”？`,
    type: (thing: string) => `输入“${thing}”以确认`,
  },
  en: {
    title: ({ act, thing, number, noun }: TitleParts) =>
      number ? `${act} ${number} ${noun} of ${thing}?` : `${act} ${thing}?`,
    type: (thing: string) => `Type “${thing}” to confirm`,
  },
}
