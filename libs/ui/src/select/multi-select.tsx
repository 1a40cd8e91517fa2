import { Select as KitSelect } from 'antd'
import { errorStatus, useControl } from '../field'
import { Choice, NoChoice } from './choice'
import { searchProps, type SelectOption, type SharedSelectProps } from './select-props'

export interface MultiSelectProps<Value extends string | number> extends SharedSelectProps<Value> {
  value: readonly Value[]
  onChange: (value: Value[]) => void
  /** Lets a person type values that are not among the options. */
  free?: boolean
  /** At most so many. */
  max?: number
}

/** Several of several, shown as removable tags; what does not fit is counted. */
export function MultiSelect<Value extends string | number>(props: MultiSelectProps<Value>) {
  const { value, onChange, options, placeholder, loading, free, max, size = 'medium' } = props
  const control = useControl(props)
  return (
    <KitSelect<Value[], SelectOption<Value>>
      {...control}
      {...errorStatus(control)}
      {...(max === undefined ? {} : { maxCount: max })}
      mode={free ? 'tags' : 'multiple'}
      value={[...value]}
      size={size}
      options={options}
      placeholder={placeholder}
      loading={loading ?? false}
      allowClear
      maxTagCount="responsive"
      popupMatchSelectWidth={200}
      style={{ width: '100%' }}
      showSearch={searchProps(props)}
      notFoundContent={<NoChoice loading={loading ?? false}>{props.empty}</NoChoice>}
      optionRender={(option) => <Choice option={option.data} />}
      onChange={onChange}
    />
  )
}
