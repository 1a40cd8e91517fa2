import { useMessages } from '@atrium/core-i18n'
import { write } from '@atrium/core-net'
import {
  changeContainer,
  type Container,
  createContainer,
  getContainer,
  listContainers,
} from '@atrium/domain-tenants'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { TextArea } from '@atrium/ui/text-area'
import { TextInput } from '@atrium/ui/text-input'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '../list/refusal'
import { containerMessages } from '../messages/container-messages'

export interface ContainerDialogProps {
  /** Null creates one. */
  readonly container: Container | null
  readonly onClose: () => void
}

/** Names a container. */
export function ContainerDialog({ container, onClose }: ContainerDialogProps) {
  const t = useMessages(containerMessages)
  const toast = useToast()
  const [name, setName] = useState(container?.name ?? '')
  const [description, setDescription] = useState(container?.description ?? '')
  const [tried, setTried] = useState(false)
  const stales = [listContainers, getContainer]
  const creating = useMutation(write(createContainer, { stales }))
  const changing = useMutation(write(changeContainer, { stales }))
  const isWrong = !createContainer.input.shape.name.safeParse(name).success

  function submit() {
    setTried(true)
    if (isWrong) return
    const draft = { name: name.trim(), description: description.trim() }
    const onSuccess = () => {
      toast({ text: t('saved') })
      onClose()
    }
    if (container) changing.mutate({ ...draft, containerId: container.id }, { onSuccess })
    else creating.mutate(draft, { onSuccess })
  }

  const title = container ? t('edit') : t('create')
  return (
    <Modal
      open
      width="small"
      title={title}
      busy={creating.isPending || changing.isPending}
      onClose={onClose}
      primary={{ label: container ? t('save') : t('create'), onClick: submit }}
    >
      <FormLayout width="full" label={title} onSubmit={submit}>
        <Refusal error={creating.error ?? changing.error} />
        <FormField
          label={t('name')}
          required
          error={tried && isWrong ? t('name-wrong') : undefined}
        >
          <TextInput value={name} maxLength={60} onChange={setName} />
        </FormField>
        <FormField label={t('description')} optional>
          <TextArea rows={2} value={description} maxLength={200} onChange={setDescription} />
        </FormField>
      </FormLayout>
    </Modal>
  )
}
