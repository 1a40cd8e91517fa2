import type { ReactNode } from 'react'
import type { ControlProps } from '../field'

/** One thing to choose. */
export interface SelectOption<Value extends string | number> {
  value: Value
  /** Searched, and shown when chosen. */
  label: string
  /** A muted second line in the list. */
  description?: string
  /** Searched like the label, not shown: other names of the same thing. */
  alias?: string
  icon?: ReactNode
  disabled?: boolean
}

export interface SharedSelectProps<Value extends string | number> extends ControlProps {
  options: SelectOption<Value>[]
  placeholder?: string
  /** Options are on their way. */
  loading?: boolean
  /** Looks options up elsewhere while typing; without it the given options are filtered here. */
  onSearch?: (text: string) => void
  /** Whether typing filters; by default from eight options on. */
  searchable?: boolean
  /** Shown when there is nothing to choose. */
  empty?: ReactNode
  size?: 'small' | 'medium'
  /** As wide as its text, for toolbars. */
  narrow?: boolean
  /** Without border until hovered, for toolbars and table cells. */
  quiet?: boolean
}

/** How typing acts in the list. */
export function searchProps<Value extends string | number>(props: SharedSelectProps<Value>) {
  const { onSearch, searchable = props.options.length >= 8 } = props
  if (onSearch) return { onSearch, filterOption: false as const }
  return searchable ? { filterOption: isSought } : false
}

function isSought(text: string, option?: { readonly label?: string; readonly alias?: string }) {
  const known = `${option?.label ?? ''}\n${option?.alias ?? ''}`
  return known.toLowerCase().includes(text.trim().toLowerCase())
}
