import { Input } from 'antd'
import { useState } from 'react'
import { type ControlProps, useControl } from '../field'
import { SearchIcon } from '../icon'
import styles from './search-input.module.css'

export interface SearchInputProps extends Omit<ControlProps, 'invalid'> {
  /** Its name and placeholder: "Search orders". */
  label: string
  value: string
  onChange: (value: string) => void
  /** Called on Enter; typing alone only changes the value. */
  onSearch?: (value: string) => void
  size?: 'small' | 'medium'
  /** Takes the whole width instead of its usual 240 px. */
  wide?: boolean
}

/** A search field with its own clear button; Escape empties it. */
export function SearchInput(props: SearchInputProps) {
  const { label, onSearch, size = 'medium', wide = false } = props
  const { value, change, settle } = useTyped(props)
  return (
    <Input
      {...useControl(props)}
      className={wide ? styles['wide'] : styles['search']}
      type="search"
      size={size}
      value={value}
      placeholder={label}
      prefix={<SearchIcon className={styles['icon']} />}
      allowClear
      onChange={(event) => change(event.target.value)}
      onBlur={settle}
      onPressEnter={(event) => event.nativeEvent.isComposing || onSearch?.(value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return
        event.stopPropagation()
        change('')
      }}
    />
  )
}

/** What is typed stands in the field at once, also while its owner (an address, say) is a few letters behind. */
function useTyped({ value, onChange }: Pick<SearchInputProps, 'value' | 'onChange'>) {
  const [typed, setTyped] = useState<string | null>(null)
  if (typed !== null && typed === value) setTyped(null)
  return {
    value: typed ?? value,
    change: (text: string) => {
      setTyped(text)
      onChange(text)
    },
    settle: () => setTyped(null),
  }
}
