import { Input } from 'antd'
import { type ControlProps, errorStatus, useControl } from '../field'
import styles from './code-input.module.css'

export interface CodeInputProps extends ControlProps {
  value: string
  onChange: (code: string) => void
  /** How many digits the code has. */
  digits: number
  name?: string
  /** Called once when the last digit was typed or pasted. */
  onWhole?: (code: string) => void
}

/** A short code of digits that was sent or is shown elsewhere; takes it pasted, and from the keyboard's offer. */
export function CodeInput(props: CodeInputProps) {
  const { value, onChange, digits, name = 'code', onWhole } = props
  const control = useControl(props)
  function type(text: string) {
    const code = digitsIn(text).slice(0, digits)
    if (code === value) return
    onChange(code)
    if (code.length === digits) onWhole?.(code)
  }
  return (
    <Input
      {...control}
      {...errorStatus(control)}
      className={styles['code'] ?? ''}
      size="large"
      name={name}
      value={value}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      placeholder={'0'.repeat(digits)}
      onChange={(event) => type(event.target.value)}
    />
  )
}

/** Full-width digits are what a Chinese keyboard may send. */
function digitsIn(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '')
}
