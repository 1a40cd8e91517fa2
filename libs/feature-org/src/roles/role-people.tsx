import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import type { OutputOf } from '@atrium/domain-core'
import type { listMembers } from '@atrium/domain-org'
import { Avatar } from '@atrium/ui/avatar'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { RemoveIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Skeleton } from '@atrium/ui/skeleton'
import { Text } from '@atrium/ui/text'
import type { UseQueryResult } from '@tanstack/react-query'
import { roleMessages } from '../messages/role-messages'
import styles from '../lines/lines.module.css'

export interface RolePeopleProps {
  readonly list: UseQueryResult<OutputOf<typeof listMembers>>
  readonly onRemove: (member: { id: string; name: string }) => void
  /** Left out when no more can be shown at once. */
  readonly onMore: (() => void) | undefined
}

/** The members who have a role. */
export function RolePeople({ list, onRemove, onMore }: RolePeopleProps) {
  const t = useMessages(roleMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const { data, error } = list
  if (error && !data) {
    return (
      <ErrorState
        small
        title={t('people-failed')}
        advice={errorText(error)}
        id={isCallError(error) ? error.requestId : undefined}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (!data) return <Skeleton count={4} />
  if (data.rows.length === 0) return <Empty level={3} title={t('no-people')} />
  return (
    <>
      <Text size={13} tone="soft">
        {t('people', { count: formats.number(data.total.count) })}
      </Text>
      <ul className={styles['lines']} aria-label={t('people', { count: data.total.count })}>
        {data.rows.map((member) => (
          <li key={member.id} className={styles['line']}>
            <Avatar name={member.name} />
            <div className={styles['texts']}>
              <Text weight="medium">{member.name}</Text>
              <span className={styles['code']}>{member.loginId}</span>
            </div>
            <IconButton
              size="small"
              icon={RemoveIcon}
              label={t('remove', { name: member.name })}
              onClick={() => onRemove(member)}
            />
          </li>
        ))}
      </ul>
      {data.nextCursor !== undefined && onMore && <Button onClick={onMore}>{t('more')}</Button>}
    </>
  )
}
