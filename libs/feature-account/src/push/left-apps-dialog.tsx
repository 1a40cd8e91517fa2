import { useErrorText, useMessages } from '@atrium/core-i18n'
import type { ReminderType, SubscriptionsSeen } from '@atrium/domain-subscription'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { MultiSelect } from '@atrium/ui/select'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAppOptions } from '../agencies/use-app-options'
import { appReminderChoice } from '../data/subscription-queries'
import { pushMessages } from '../messages/push-messages'

interface LeftAppsDialogProps {
  readonly type: ReminderType
  /** The applications that are left out now. */
  readonly left: SubscriptionsSeen['left']
  readonly onClose: () => void
}

/** Leaves single applications out of a type of reminder. */
export function LeftAppsDialog({ type, left, onClose }: LeftAppsDialogProps) {
  const t = useMessages(pushMessages)
  const errorText = useErrorText()
  const { options, ...search } = useAppOptions()
  const [chosen, setChosen] = useState(() => left.map(({ appId }) => appId))
  const saving = useMutation(appReminderChoice)
  const title = t('apps-title', { reminder: t(type) })
  const known = new Set(options.map(({ value }) => value))
  const others = left
    .filter(({ appId }) => !known.has(appId))
    .map(({ appId, name }) => ({ value: appId, label: name ?? t('deleted-app') }))

  async function save() {
    const before = left.map(({ appId }) => appId)
    const added = chosen.filter((appId) => !before.includes(appId))
    const removed = before.filter((appId) => !chosen.includes(appId))
    for (const appId of added) await saving.mutateAsync({ appId, type, subscribed: false })
    for (const appId of removed) await saving.mutateAsync({ appId, type, subscribed: true })
    onClose()
  }

  const submit = () => void save().catch(() => undefined)

  return (
    <Modal
      open
      title={title}
      busy={saving.isPending}
      onClose={onClose}
      primary={{ label: t('save'), onClick: submit }}
    >
      <FormLayout width="full" label={title} onSubmit={submit}>
        {saving.error && <Notice tone="danger">{errorText(saving.error)}</Notice>}
        <FormField label={t('apps-label')} help={t('apps-help')}>
          <MultiSelect
            value={chosen}
            placeholder={t('apps-placeholder')}
            options={[...others, ...options]}
            max={100}
            {...search}
            onChange={setChosen}
          />
        </FormField>
      </FormLayout>
    </Modal>
  )
}
