import { useMessages } from '@atrium/core-i18n'
import { write } from '@atrium/core-net'
import { changeTenant, getTenant, listTenants, type TenantDetail } from '@atrium/domain-tenants'
import { FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '../list/refusal'
import { tenantMessages } from '../messages/tenant-messages'
import { draftOf, typedOf, wrongTenant } from './tenant-draft'
import { TenantFields } from './tenant-fields'

export interface EditDialogProps {
  readonly tenant: TenantDetail
  readonly onClose: () => void
}

/** Changes the name and the limit of an enterprise. */
export function EditDialog({ tenant, onClose }: EditDialogProps) {
  const t = useMessages(tenantMessages)
  const toast = useToast()
  const [typed, setTyped] = useState(() => typedOf(tenant))
  const [tried, setTried] = useState(false)
  const saving = useMutation(write(changeTenant, { stales: [listTenants, getTenant] }))

  function submit() {
    setTried(true)
    if (wrongTenant(typed).size > 0) return
    const { entId, version } = tenant
    saving.mutate(
      { ...draftOf(typed), entId, version },
      {
        onSuccess() {
          toast({ text: t('saved') })
          onClose()
        },
      },
    )
  }

  return (
    <Modal
      open
      title={t('edit')}
      busy={saving.isPending}
      onClose={onClose}
      primary={{ label: t('save'), onClick: submit }}
    >
      <FormLayout width="full" label={t('edit')} onSubmit={submit}>
        <Refusal error={saving.error} />
        <TenantFields
          typed={typed}
          tried={tried}
          error={saving.error}
          onChange={(part) => setTyped({ ...typed, ...part })}
        />
      </FormLayout>
    </Modal>
  )
}
