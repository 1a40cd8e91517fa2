import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read, write } from '@atrium/core-net'
import { usePaused } from '@atrium/core-shell'
import { listPeople } from '@atrium/domain-org'
import { auditWords, type Duty, getDuties, setDuty } from '@atrium/domain-security'
import { FormField, FormLayout, FormSection } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { Select } from '@atrium/ui/select'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dutyMessages } from '../messages/duty-messages'

export interface AppointDialogProps {
  readonly duty: Duty
  readonly onClose: () => void
  readonly onDone: (text: string, tone: 'success' | 'info') => void
}

const setting = write(setDuty, { stales: [getDuties] })

/** Gives a member a duty. */
export function AppointDialog({ duty, onClose, onDone }: AppointDialogProps) {
  const t = useMessages(dutyMessages)
  const words = useMessages(auditWords)
  const errorText = useErrorText()
  const [personId, setPersonId] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const search = usePaused(typed.trim().slice(0, 100))
  const found = useQuery({ ...read(listPeople, { search }), placeholderData: keepPreviousData })
  const set = useMutation(setting)
  const people = found.data?.rows ?? []

  function submit() {
    setTried(true)
    if (personId === null) return
    const name = people.find(({ id }) => id === personId)?.name ?? ''
    set.mutate(
      { personId, duty },
      {
        onSuccess: () => onDone(t('given', { name }), 'success'),
        onError: (error) => {
          if (isCallError(error, 'waits-for-review')) onDone(errorText(error), 'info')
        },
      },
    )
  }

  return (
    <Modal
      open
      title={t('add-to', { duty: words(`role-${duty}`) })}
      busy={set.isPending}
      onClose={onClose}
      primary={{ label: t('add'), onClick: submit }}
    >
      <FormLayout width="full" onSubmit={submit}>
        {set.error && !isCallError(set.error, 'waits-for-review') && (
          <Notice tone="danger">{errorText(set.error)}</Notice>
        )}
        <FormSection>
          <FormField
            label={t('member')}
            required
            help={t('takes-place')}
            error={tried && personId === null ? t('member-missing') : undefined}
          >
            <Select
              value={personId}
              placeholder={t('member-placeholder')}
              loading={found.isFetching}
              options={people.map(({ id, name, loginId }) => ({
                value: id,
                label: name,
                description: loginId,
              }))}
              onSearch={setTyped}
              onChange={setPersonId}
            />
          </FormField>
        </FormSection>
      </FormLayout>
    </Modal>
  )
}
