import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { write, toneOf } from '@atrium/core-net'
import {
  type Department,
  getMember,
  listDepartments,
  listMembers,
  moveMembers,
} from '@atrium/domain-org'
import { Checkbox } from '@atrium/ui/checkbox'
import { FormField, FormLayout, FormSection } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { Select } from '@atrium/ui/select'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDepartmentOptions } from '../departments/department-select'
import { memberMessages } from '../messages/member-messages'

export interface MoveMembersDialogProps {
  readonly ids: readonly string[]
  readonly departments: readonly Department[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Puts several members into a department, beside those they are in or in their place. */
export function MoveMembersDialog({ ids, departments, onDone, onClose }: MoveMembersDialogProps) {
  const t = useMessages(memberMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const toast = useToast()
  const [departmentId, setDepartment] = useState<string | null>(null)
  const [keep, setKeep] = useState(false)
  const [tried, setTried] = useState(false)
  const options = useDepartmentOptions(departments)
  const moving = useMutation(
    write(moveMembers, { stales: [listMembers, getMember, listDepartments] }),
  )

  function submit() {
    setTried(true)
    if (departmentId === null) return
    moving.mutate(
      { personIds: [...ids], departmentId, keep },
      {
        onSuccess({ count }) {
          toast({ text: t('moved', { count: formats.number(count) }) })
          onDone()
        },
      },
    )
  }

  return (
    <Modal
      open
      width="small"
      busy={moving.isPending}
      title={t('move-title', { count: formats.number(ids.length) })}
      onClose={onClose}
      primary={{ label: t('move-act'), onClick: submit }}
    >
      <FormLayout width="full" onSubmit={submit}>
        {moving.error && <Notice tone={toneOf(moving.error)}>{errorText(moving.error)}</Notice>}
        <FormSection>
          <FormField
            required
            label={t('move-target')}
            error={tried && departmentId === null ? t('move-none') : undefined}
          >
            <Select searchable value={departmentId} options={options} onChange={setDepartment} />
          </FormField>
          <FormField group label={t('departments')} help={t('move-keep-help')}>
            <Checkbox value={keep} onChange={setKeep}>
              {t('move-keep')}
            </Checkbox>
          </FormField>
        </FormSection>
      </FormLayout>
    </Modal>
  )
}
