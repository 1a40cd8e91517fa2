import { Switch as KitSwitch } from 'antd'
import type { ReactNode } from 'react'
import { type ControlProps, useControl } from '../field'
import styles from './switch.module.css'

export interface SwitchProps extends ControlProps {
  value: boolean
  onChange: (value: boolean) => void
  /** A visible text beside it, which also switches. */
  children?: ReactNode
  /** The change is being saved. */
  loading?: boolean
  size?: 'small' | 'medium'
}

/** On or off, in force at once; for what is saved later use a checkbox. */
export function Switch(props: SwitchProps) {
  const { value, onChange, children, loading, size = 'medium' } = props
  const { 'aria-required': _, 'aria-invalid': __, ...control } = useControl(props)
  const toggle = (
    <KitSwitch
      {...control}
      value={value}
      loading={loading ?? false}
      size={size}
      onChange={(next) => onChange(next)}
    />
  )
  if (!children) return toggle
  return (
    <label className={styles['labelled']}>
      {toggle}
      <span>{children}</span>
    </label>
  )
}
