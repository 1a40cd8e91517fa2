import { useCellControl } from '@atrium/ui/field'
import { useWords } from '@atrium/ui/locale'
import { Select } from 'antd'
import type { Lookup } from '../spec/field-spec'
import { idsOf } from '../spec/field-text'
import type { FieldInputProps } from './field-input'
import { fieldWords } from './field-words'
import styles from './choice-input.module.css'

const noLookup: Lookup = { choices: [], isLoading: false, isCut: false, onSearch: () => undefined }

/** People or records found by typing; the value is always a list of ids. */
export function LookupInput(props: FieldInputProps & { multiple: boolean }) {
  const { value, onChange, multiple, bare = false, lookup = noLookup, nameOf } = props
  const words = useWords(fieldWords)
  const kit = useCellControl(props)
  const held = idsOf(value)
  const known = new Set(lookup.choices.map((choice) => choice.id))
  const absent = held.filter((id) => !known.has(id))
  const change = (next: string | string[] | null | undefined) => {
    const ids = [next ?? []].flat()
    onChange(ids.length === 0 ? null : ids)
  }
  return (
    <Select
      {...kit}
      className={styles['select'] ?? ''}
      {...(multiple ? { mode: 'multiple' as const } : {})}
      value={multiple ? held : (held[0] ?? null)}
      onChange={change}
      allowClear
      showSearch={{ filterOption: false, onSearch: lookup.onSearch }}
      onOpenChange={(open) => open && lookup.onOpen?.()}
      loading={lookup.isLoading}
      defaultOpen={bare}
      placeholder={bare ? '' : words.typeToSearch}
      notFoundContent={lookup.isLoading ? words.loading : words.noMatch}
      maxTagCount={bare ? 'responsive' : undefined}
      popupMatchSelectWidth={bare ? 260 : true}
      optionRender={({ data }) => (
        <span>
          {data.label}
          {data.hint && <span className={styles['hint']}>{data.hint}</span>}
        </span>
      )}
      popupRender={(list) => (
        <>
          {list}
          {lookup.isCut && <div className={styles['foot']}>{words.more}</div>}
        </>
      )}
      options={[
        ...lookup.choices.map(({ id, label, hint }) => ({ value: id, label, hint })),
        ...absent.map((id) => ({ value: id, label: nameOf?.(id) ?? '…', hint: undefined })),
      ]}
    />
  )
}
