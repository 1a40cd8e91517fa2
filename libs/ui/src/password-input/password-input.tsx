import { Input } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { type ControlProps, errorStatus, useControl } from '../field'
import { WarningIcon } from '../icon'
import { useWords } from '../locale'
import styles from './password-input.module.css'

export interface PasswordInputProps extends ControlProps {
  value: string
  onChange: (value: string) => void
  /** Tells the browser's password store what this is. */
  purpose: 'current-password' | 'new-password' | 'one-time-code'
  placeholder?: string
  name?: string
  size?: 'medium' | 'large'
  onEnter?: () => void
}

/** A secret, hidden until the person asks to see it; says when capitals are locked. */
export function PasswordInput(props: PasswordInputProps) {
  const { value, onChange, purpose, placeholder, name, size = 'medium', onEnter } = props
  const words = useWords(texts)
  const control = useControl(props)
  const [capsLocked, setCapsLocked] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLocked(event.getModifierState('CapsLock'))
  return (
    <div>
      <Input.Password
        {...control}
        {...errorStatus(control)}
        size={size}
        value={value}
        name={name}
        autoComplete={purpose}
        autoCapitalize="off"
        spellCheck={false}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        onPressEnter={() => onEnter?.()}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => {
          setCapsLocked(false)
          control.onBlur?.()
        }}
      />
      <output className={capsLocked ? styles['caps'] : undefined}>
        {capsLocked && (
          <>
            <WarningIcon size={14} /> {words.caps}
          </>
        )}
      </output>
    </div>
  )
}

const texts = { 'zh-CN': { caps: '大写锁定已打开' }, en: { caps: 'Caps Lock is on' } }
