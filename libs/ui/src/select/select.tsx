import { Select as KitSelect } from 'antd'
import { errorStatus, useControl } from '../field'
import { Choice, NoChoice } from './choice'
import { searchProps, type SelectOption, type SharedSelectProps } from './select-props'

export interface SelectProps<Value extends string | number> extends SharedSelectProps<Value> {
  value: Value | null
  onChange: (value: Value | null) => void
  /** Lets a person choose nothing again. */
  clearable?: boolean
}

/** One of several; with onSearch the options are looked up while typing. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { value, onChange, options, clearable, placeholder, loading, size = 'medium' } = props
  const control = useControl(props)
  return (
    <KitSelect<Value, SelectOption<Value>>
      {...control}
      {...errorStatus(control)}
      value={value}
      size={size}
      options={options}
      placeholder={placeholder}
      loading={loading ?? false}
      allowClear={clearable ?? false}
      popupMatchSelectWidth={props.narrow ? false : 200}
      variant={props.quiet ? 'borderless' : 'outlined'}
      style={props.narrow ? {} : { width: '100%' }}
      showSearch={searchProps(props)}
      notFoundContent={<NoChoice loading={loading ?? false}>{props.empty}</NoChoice>}
      optionRender={(option) => <Choice option={option.data} />}
      onChange={(next: Value | undefined) => onChange(next ?? null)}
    />
  )
}
