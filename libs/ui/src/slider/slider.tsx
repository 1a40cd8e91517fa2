import { Slider as KitSlider } from 'antd'

export interface SliderProps {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  disabled?: boolean
  /** Writes the value for the tooltip and for assistive technology. */
  format?: (value: number) => string
}

/** A rough number on a scale; where the exact one counts use NumberInput. */
export function Slider(props: SliderProps) {
  const { label, value, onChange, min = 0, max = 100, step = 1, disabled, format } = props
  return (
    <KitSlider
      ariaLabelForHandle={label}
      {...(format ? { ariaValueTextFormatterForHandle: format } : {})}
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={disabled ?? false}
      tooltip={{ formatter: (n) => format?.(n ?? 0) ?? n }}
      onChange={onChange}
    />
  )
}
