import { Segmented as KitSegmented } from 'antd'
import type { Icon } from '../icon'
import styles from './segmented.module.css'

export interface SegmentedOption<Value extends string> {
  value: Value
  label: string
  icon?: Icon
  disabled?: boolean
}

export interface SegmentedProps<Value extends string> {
  /** What is switched: "View". */
  label: string
  value: Value
  onChange: (value: Value) => void
  options: SegmentedOption<Value>[]
  /** Icons only; the labels become tooltips and names. */
  iconsOnly?: boolean
  size?: 'small' | 'medium'
  disabled?: boolean
  wide?: boolean
}

/** Two to five views of the same thing, one at a time. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, onChange, options, iconsOnly, size = 'medium', disabled, wide } = props
  return (
    <KitSegmented<Value>
      aria-label={label}
      value={value}
      size={size}
      disabled={disabled ?? false}
      block={wide ?? false}
      className={wide ? '' : (styles['own'] ?? '')}
      options={options.map(({ value: key, label: text, icon: Icon, disabled: off }) => ({
        value: key,
        disabled: off ?? false,
        title: iconsOnly ? text : '',
        icon: Icon ? <Icon size={14} /> : undefined,
        label: iconsOnly ? <span className="atr-hidden">{text}</span> : text,
      }))}
      onChange={onChange}
    />
  )
}
