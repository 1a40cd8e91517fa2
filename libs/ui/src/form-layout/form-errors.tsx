import { useEffect, useRef } from 'react'
import { DangerIcon } from '../icon'
import { useWords } from '../locale'
import styles from './form-errors.module.css'

/** One wrong field: its control's id, its label and what is wrong. */
export interface FormError {
  id: string
  label: string
  message: string
}

export interface FormErrorsProps {
  /** Empty shows nothing; give a new array after each failed submit. */
  errors: readonly FormError[]
}

/** The list of what is wrong at the top of a form; takes the focus, and each line jumps to its field. */
export function FormErrors({ errors }: FormErrorsProps) {
  const words = useWords(texts)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) box.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles['box']}>
      <DangerIcon className={styles['icon']} />
      <div>
        <p className={styles['title']}>{words.title(errors.length)}</p>
        <ul className={styles['list']}>
          {errors.map((error) => (
            <li key={error.id}>
              <a
                href={`#${error.id}`}
                onClick={(event) => {
                  event.preventDefault()
                  jumpTo(error.id)
                }}
              >
                {error.label}
              </a>
              {words.colon}
              {error.message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function jumpTo(id: string) {
  const field = document.querySelector(`[data-field="${CSS.escape(id)}"]`)
  const control =
    document.getElementById(id) ?? field?.querySelector<HTMLElement>('input, textarea, button')
  field?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

const texts = {
  'zh-CN': { title: (n: number) => `有 ${n} 处需要修改`, colon: '：' },
  en: {
    title: (n: number) => (n === 1 ? 'One field needs attention' : `${n} fields need attention`),
    colon: ': ',
  },
}
