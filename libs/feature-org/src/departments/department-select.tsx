import { useMessages } from '@atrium/core-i18n'
import { type Department, departmentPath } from '@atrium/domain-org'
import { MultiSelect, Select, type SelectOption } from '@atrium/ui/select'
import { useMemo } from 'react'
import { departmentMessages } from '../messages/department-messages'

const top = 'top'

export interface DepartmentSelectProps {
  readonly departments: readonly Department[]
  /** Null is the top level. */
  readonly value: string | null
  readonly onChange: (id: string | null) => void
  /** Cannot be chosen: a branch that moves. */
  readonly without?: ReadonlySet<string>
}

/** One department, or the top level. */
export function DepartmentSelect(props: DepartmentSelectProps) {
  const { departments, value, onChange, without } = props
  const t = useMessages(departmentMessages)
  const options = useDepartmentOptions(departments)
  return (
    <Select
      searchable
      value={value ?? top}
      options={[
        { value: top, label: t('top') },
        ...options.filter((each) => !without?.has(each.value)),
      ]}
      onChange={(next) => onChange(next === top ? null : next)}
    />
  )
}

/** Several departments, the main one first. */
export function DepartmentsSelect(props: {
  readonly departments: readonly Department[]
  readonly value: readonly string[]
  readonly onChange: (ids: string[]) => void
}) {
  const options = useDepartmentOptions(props.departments)
  return (
    <MultiSelect
      searchable
      max={20}
      value={props.value}
      options={options}
      onChange={props.onChange}
    />
  )
}

/** Departments to choose from, each with what it lies in. */
export function useDepartmentOptions(departments: readonly Department[]): SelectOption<string>[] {
  return useMemo(() => {
    const byId = new Map(departments.map((each) => [each.id, each]))
    return departments.map(({ id, name, names, code }) => {
      const above = departmentPath(byId, id)?.slice(0, -1) ?? []
      const description = above.map((each) => each.name).join(' / ')
      const alias = `${names.name} ${names.nameEn} ${code}`
      return { value: id, label: name, alias, ...(description && { description }) }
    })
  }, [departments])
}
