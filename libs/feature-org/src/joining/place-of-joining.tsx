import { useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { type Department, type JoinPlace, listOrgRoles } from '@atrium/domain-org'
import { FormField, FormSection } from '@atrium/ui/form-layout'
import { MultiSelect, Select } from '@atrium/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useDepartmentOptions } from '../departments/department-select'
import { joiningMessages } from '../messages/joining-messages'

export interface PlaceOfJoiningProps {
  readonly departments: readonly Department[]
  readonly value: JoinPlace
  readonly onChange: (place: Partial<JoinPlace>) => void
}

export const blankPlace: JoinPlace = { departmentId: null, orgRoleIds: [] }

/** Where whoever joins is put. */
export function PlaceOfJoining({ departments, value, onChange }: PlaceOfJoiningProps) {
  const t = useMessages(joiningMessages)
  const options = useDepartmentOptions(departments)
  const roles = useQuery(read(listOrgRoles, {}))
  const groups = new Map(roles.data?.groups.map(({ id, name }) => [id, name]))
  return (
    <FormSection columns={2}>
      <FormField label={t('department')} optional>
        <Select
          searchable
          clearable
          placeholder={t('department-none')}
          value={value.departmentId}
          options={options}
          onChange={(departmentId) => onChange({ departmentId })}
        />
      </FormField>
      <FormField label={t('org-roles')} optional>
        <MultiSelect
          searchable
          max={20}
          value={value.orgRoleIds}
          options={(roles.data?.rows ?? []).map(({ id, name, groupId }) => ({
            value: id,
            label: name,
            description: groups.get(groupId) ?? '',
          }))}
          onChange={(orgRoleIds) => onChange({ orgRoleIds })}
        />
      </FormField>
    </FormSection>
  )
}
