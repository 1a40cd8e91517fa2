import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { useSubjectNames } from '@atrium/core-shell'
import { type KeptRole, listAppRolePeople } from '@atrium/domain-access'
import type { Subject } from '@atrium/domain-org'
import { ErrorState } from '@atrium/ui/error-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { rolesMessages } from '../messages/roles-messages'
import styles from './roles.module.css'

interface RolePeopleProps {
  appId: string
  role: KeptRole
}

/** Who has a role, and by which of its members: by themselves, a department, a post, a role or a group. */
export function RolePeople({ appId, role }: RolePeopleProps) {
  const t = useMessages(rolesMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const found = useQuery({
    ...read(listAppRolePeople, { appId, roleId: role.id }),
    staleTime: 0,
    retry: false,
  })
  const nameOf = useSubjectNames(role.subjects)
  const why = (subject: Subject) => {
    if (subject.kind === 'everyone' || subject.kind === 'person') return t(`by.${subject.kind}`)
    const name = nameOf(subject.kind, subject.id) ?? '…'
    const isBelow = subject.kind === 'department' && subject.below
    return t(isBelow ? 'by.below' : `by.${subject.kind}`, { name })
  }
  if (found.isPending) {
    return (
      <div className={styles['people']}>
        <Skeleton shape="text" count={2} />
      </div>
    )
  }
  if (found.isError) {
    const id = isCallError(found.error) ? found.error.requestId : undefined
    return (
      <div className={styles['people']}>
        <ErrorState
          small
          title={t('people-failed')}
          advice={errorText(found.error)}
          onRetry={() => void found.refetch()}
          id={id}
        />
      </div>
    )
  }
  const { rows, cut } = found.data
  return (
    <div className={styles['people']}>
      <ul className={styles['bare']} aria-label={t('people-of', { name: role.name })}>
        {rows.map(({ id, name, subjects }) => (
          <li key={id} className={styles['person']}>
            <span>{name}</span>
            <span className={styles['muted']}>{formats.list(subjects.map(why))}</span>
          </li>
        ))}
      </ul>
      {cut && (
        <p className={styles['muted']}>
          {t('people-cut', {
            shown: formats.number(rows.length),
            count: formats.number(role.people),
          })}
        </p>
      )}
    </div>
  )
}
