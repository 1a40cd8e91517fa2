import { useMessages } from '@atrium/core-i18n'
import type { Department, MemberRow, Post } from '@atrium/domain-org'
import type { GridColumn } from '@atrium/ui-grid'
import { Avatar } from '@atrium/ui/avatar'
import { Row } from '@atrium/ui/stack'
import { useMemo } from 'react'
import { memberMessages } from '../messages/member-messages'
import { StateTag } from './state-tag'

/** What a line about a member says. */
export function useMemberColumns(
  departments: readonly Department[],
  posts: readonly Post[],
): GridColumn<MemberRow>[] {
  const t = useMessages(memberMessages)
  return useMemo(() => {
    const names = new Map([...departments, ...posts].map(({ id, name }) => [id, name]))
    const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? '').filter(Boolean)
    return [
      {
        id: 'name',
        label: t('name'),
        width: 200,
        text: (member) => member.name,
        render: (member) => (
          <Row fixed>
            <Avatar name={member.name} />
            <span>{member.name}</span>
          </Row>
        ),
      },
      { id: 'login', label: t('login'), width: 150, text: (member) => member.loginId },
      {
        id: 'state',
        label: t('state'),
        width: 120,
        text: (member) => t(`state-${member.state}`),
        render: (member) => <StateTag state={member.state} />,
      },
      {
        id: 'departments',
        label: t('departments'),
        width: 200,
        text: (member) => named(member.departmentIds).join(', '),
      },
      {
        id: 'posts',
        label: t('posts'),
        width: 160,
        text: (member) => named(member.postIds).join(', '),
      },
      {
        id: 'employee-number',
        label: t('employee-number'),
        width: 140,
        text: (member) => member.employeeNumber,
      },
      {
        id: 'role',
        label: t('role'),
        width: 180,
        text: (member) => member.roles.map((role) => t(`role-${role}`)).join(', '),
      },
      { id: 'phone', label: t('phone'), width: 150, text: (member) => member.phone },
      { id: 'email', label: t('email'), width: 200, text: (member) => member.email },
    ]
  }, [t, departments, posts])
}
