import { useMessages } from '@atrium/core-i18n'
import { write } from '@atrium/core-net'
import { createTenant, listPlatformUsers, listTenants } from '@atrium/domain-tenants'
import { FormField, FormLayout, FormSection } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { TextInput } from '@atrium/ui/text-input'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '../list/refusal'
import { tenantMessages } from '../messages/tenant-messages'
import { LinkDialog } from './link-dialog'
import {
  adminOf,
  blankAdmin,
  blankTenant,
  draftOf,
  type TypedAdmin,
  wrongAdmin,
  wrongTenant,
} from './tenant-draft'
import { TenantFields } from './tenant-fields'

export interface CreateDialogProps {
  readonly onOpen: (entId: string) => void
  readonly onClose: () => void
}

/** Makes an enterprise and shows its administrator's link, once. */
export function CreateDialog({ onOpen, onClose }: CreateDialogProps) {
  const t = useMessages(tenantMessages)
  const [typed, setTyped] = useState(blankTenant)
  const [admin, setAdmin] = useState(blankAdmin)
  const [tried, setTried] = useState(false)
  const making = useMutation(write(createTenant, { stales: [listTenants, listPlatformUsers] }))

  function submit() {
    setTried(true)
    if (wrongTenant(typed).size > 0 || wrongAdmin(admin).size > 0) return
    making.mutate({ ...draftOf(typed), admin: adminOf(admin) })
  }

  if (making.data) {
    const { entId, invitation } = making.data
    return <LinkDialog name={admin.name} token={invitation} onClose={() => onOpen(entId)} />
  }
  return (
    <Modal
      open
      title={t('create')}
      busy={making.isPending}
      onClose={onClose}
      primary={{ label: t('created-by-form'), onClick: submit }}
    >
      <FormLayout width="full" label={t('create')} onSubmit={submit}>
        <Refusal error={making.error} />
        <TenantFields
          typed={typed}
          tried={tried}
          error={making.error}
          onChange={(part) => setTyped({ ...typed, ...part })}
        />
        <AdminFields
          typed={admin}
          tried={tried}
          onChange={(part) => setAdmin({ ...admin, ...part })}
        />
      </FormLayout>
    </Modal>
  )
}

interface AdminFieldsProps {
  readonly typed: TypedAdmin
  readonly tried: boolean
  readonly onChange: (part: Partial<TypedAdmin>) => void
}

function AdminFields({ typed, tried, onChange }: AdminFieldsProps) {
  const t = useMessages(tenantMessages)
  const wrong = tried ? wrongAdmin(typed) : new Set<keyof TypedAdmin>()
  return (
    <FormSection title={t('first-admin')} columns={2}>
      <FormField
        label={t('admin-name')}
        required
        error={wrong.has('name') ? t('admin-name-wrong') : undefined}
      >
        <TextInput value={typed.name} maxLength={40} onChange={(name) => onChange({ name })} />
      </FormField>
      <FormField
        label={t('admin-login')}
        required
        help={t('admin-login-help')}
        error={wrong.has('loginId') ? t('login-wrong') : undefined}
      >
        <TextInput
          mono
          autoComplete="off"
          value={typed.loginId}
          maxLength={32}
          onChange={(loginId) => onChange({ loginId })}
        />
      </FormField>
      <FormField
        label={t('admin-email')}
        optional
        error={wrong.has('email') ? t('email-wrong') : undefined}
      >
        <TextInput
          type="email"
          autoComplete="off"
          value={typed.email}
          maxLength={120}
          onChange={(email) => onChange({ email })}
        />
      </FormField>
    </FormSection>
  )
}
