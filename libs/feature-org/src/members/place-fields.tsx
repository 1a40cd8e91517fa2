import { useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { useSession } from '@atrium/core-session'
import { roles } from '@atrium/domain-core'
import { listDepartments, listOrgRoles, listPosts } from '@atrium/domain-org'
import { FormField, FormSection } from '@atrium/ui/form-layout'
import { MultiSelect } from '@atrium/ui/select'
import { useQuery } from '@tanstack/react-query'
import { DepartmentsSelect } from '../departments/department-select'
import { memberMessages } from '../messages/member-messages'
import { PersonPicker } from '../people/people-picker'
import type { MemberFieldsProps } from './profile-fields'

/** Where a member stands in the enterprise, and which consoles are theirs. */
export function PlaceFields({ draft, errorOf, idOf, onChange }: MemberFieldsProps) {
  const t = useMessages(memberMessages)
  const departments = useQuery(read(listDepartments, {}))
  const posts = useQuery(read(listPosts, {}))
  const orgRoles = useQuery(read(listOrgRoles, {}))
  const groups = new Map(orgRoles.data?.groups.map(({ id, name }) => [id, name]))
  return (
    <FormSection title={t('place')}>
      <FormField label={t('departments')} help={t('departments-help')}>
        <DepartmentsSelect
          departments={departments.data?.rows ?? []}
          value={draft.departmentIds}
          onChange={(departmentIds) => onChange({ departmentIds })}
        />
      </FormField>
      <FormField label={t('posts')} optional help={t('posts-help')}>
        <MultiSelect
          searchable
          max={20}
          value={draft.postIds}
          options={(posts.data?.rows ?? []).map(({ id, name, names }) => ({
            value: id,
            label: name,
            alias: `${names.name} ${names.nameEn}`,
          }))}
          onChange={(postIds) => onChange({ postIds })}
        />
      </FormField>
      <FormField label={t('org-roles')} optional help={t('org-roles-help')}>
        <MultiSelect
          searchable
          max={100}
          value={draft.orgRoleIds}
          options={(orgRoles.data?.rows ?? []).map(({ id, name, names, groupId }) => ({
            value: id,
            label: name,
            alias: `${names.name} ${names.nameEn}`,
            description: groups.get(groupId) ?? '',
          }))}
          onChange={(orgRoleIds) => onChange({ orgRoleIds })}
        />
      </FormField>
      <FormField
        label={t('superior')}
        optional
        id={idOf('superiorId')}
        error={errorOf('superiorId')}
      >
        <PersonPicker
          value={draft.superiorId}
          onChange={(superiorId) => onChange({ superiorId })}
        />
      </FormField>
      <RolesField draft={draft} errorOf={errorOf} idOf={idOf} onChange={onChange} />
    </FormSection>
  )
}

/** The platform's own roles; those of its operators are offered only to them. */
export function RolesField({ draft, errorOf, idOf, onChange }: MemberFieldsProps) {
  const t = useMessages(memberMessages)
  const me = useSession(({ user }) => user)
  const given = roles.filter(
    (role) =>
      (role !== 'root' && role !== 'saas') ||
      draft.roles.includes(role) ||
      me?.roles.includes(role),
  )
  return (
    <FormField label={t('role')} help={t('roles-help')} id={idOf('roles')} error={errorOf('roles')}>
      <MultiSelect
        value={draft.roles}
        options={given.map((role) => ({ value: role, label: t(`role-${role}`) }))}
        onChange={(next) => onChange({ roles: next })}
      />
    </FormField>
  )
}
