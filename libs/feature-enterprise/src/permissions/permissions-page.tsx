import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { read, write, toneOf } from '@atrium/core-net'
import { mountReact } from '@atrium/core-routing'
import { LoadState } from '@atrium/core-shell'
import {
  type FullAdministrator,
  hasDepartments,
  listAdministrators,
  revokeConsole,
  type ScopedAdministrator,
} from '@atrium/domain-enterprise'
import { Avatar } from '@atrium/ui/avatar'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { useConfirm } from '@atrium/ui/confirm'
import { Empty } from '@atrium/ui/empty'
import { AddIcon, DeleteIcon, EditIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Notice } from '@atrium/ui/notice'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Tag } from '@atrium/ui/tag'
import { Text } from '@atrium/ui/text'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GrantDialog } from './grant-dialog'
import { permissionMessages } from './permission-messages'
import styles from './permissions.module.css'

const revoking = write(revokeConsole, { stales: [listAdministrators] })

/** Who administers the enterprise, and which parts of it are trusted to whom. */
export function PermissionsPage() {
  const t = useMessages(permissionMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const [edited, setEdited] = useState<ScopedAdministrator | 'new' | null>(null)
  const query = useQuery(read(listAdministrators, {}))
  const revoke = useMutation(revoking)
  const { data } = query

  async function remove({ personId, name }: ScopedAdministrator) {
    const asked = { act: t('revoke'), thing: name, consequence: t('revoke-consequence') }
    if (!(await confirm(asked))) return
    revoke.mutate(
      { personId },
      { onSuccess: () => toast({ text: t('revoked', { name }), tone: 'success' }) },
    )
  }

  return (
    <Page width="form">
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        primary={{ label: t('grant'), icon: AddIcon, onClick: () => setEdited('new') }}
      />
      {revoke.error && <Notice tone={toneOf(revoke.error)}>{errorText(revoke.error)}</Notice>}
      <LoadState title={t('load-failed')} query={query} />
      {data && (
        <>
          <Card title={t('full')} note={t('full-note')}>
            <ul className={styles['people']}>
              {data.full.map((person) => (
                <FullLine key={person.personId} person={person} isLast={data.full.length === 1} />
              ))}
            </ul>
          </Card>
          <Card title={t('scoped')} note={t('scoped-note')}>
            {data.scoped.length === 0 ? (
              <Empty
                picture="people"
                title={t('empty')}
                why={t('empty-why')}
                action={<Button onClick={() => setEdited('new')}>{t('grant')}</Button>}
              />
            ) : (
              <ul className={styles['people']}>
                {data.scoped.map((person) => (
                  <ScopedLine
                    key={person.personId}
                    person={person}
                    onEdit={() => setEdited(person)}
                    onRevoke={() => void remove(person)}
                  />
                ))}
              </ul>
            )}
          </Card>
          {data.cut && <Text tone="muted">{t('cut')}</Text>}
        </>
      )}
      {edited && (
        <GrantDialog
          person={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onGranted={(name) => {
            setEdited(null)
            toast({ text: t('granted', { name }), tone: 'success' })
          }}
        />
      )}
      {dialog}
    </Page>
  )
}

function FullLine(props: { readonly person: FullAdministrator; readonly isLast: boolean }) {
  const { person, isLast } = props
  const t = useMessages(permissionMessages)
  return (
    <li>
      <Avatar name={person.name} size={32} />
      <div className={styles['who']}>
        <strong>{person.name}</strong>
        <span>{person.loginId}</span>
      </div>
      <div className={styles['what']}>
        <Tag tone="brand">{t('everything')}</Tag>
        {isLast && <Text tone="muted">{t('last')}</Text>}
      </div>
    </li>
  )
}

interface ScopedLineProps {
  readonly person: ScopedAdministrator
  readonly onEdit: () => void
  readonly onRevoke: () => void
}

function ScopedLine({ person, onEdit, onRevoke }: ScopedLineProps) {
  const t = useMessages(permissionMessages)
  const formats = useFormats()
  const { name, loginId, areas, departments, grantedBy, grantedAt, isSuspended } = person
  const time = formats.date(grantedAt)
  return (
    <li>
      <Avatar name={name} size={32} />
      <div className={styles['who']}>
        <strong>{name}</strong>
        <span>{loginId}</span>
      </div>
      <div className={styles['what']}>
        <div className={styles['areas']}>
          {isSuspended && <Tag tone="warning">{t('suspended')}</Tag>}
          {areas.map((area) => (
            <Tag key={area}>{t(`area-${area}`)}</Tag>
          ))}
        </div>
        {hasDepartments({ areas }) && (
          <Text tone="muted">
            {departments === null
              ? t('whole')
              : t('within', { names: formats.list(departments.map((each) => each.name)) })}
          </Text>
        )}
        <Text tone="muted">{t('given', { name: grantedBy, time })}</Text>
      </div>
      <div className={styles['acts']}>
        <IconButton icon={EditIcon} label={t('edit-of', { name })} onClick={onEdit} />
        <IconButton icon={DeleteIcon} label={t('revoke-of', { name })} onClick={onRevoke} />
      </div>
    </li>
  )
}

export const mount = mountReact(PermissionsPage)
