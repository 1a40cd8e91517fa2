import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { isCallError, write } from '@atrium/core-net'
import {
  addDepartment,
  changeDepartment,
  type Department,
  type DepartmentDraft,
  listDepartments,
} from '@atrium/domain-org'
import { FormField, FormLayout, FormSection } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { TextInput } from '@atrium/ui/text-input'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DisputeNotice } from '../conflict/dispute-notice'
import { useSharedDraft } from '../conflict/use-shared-draft'
import { departmentMessages } from '../messages/department-messages'
import { PeoplePicker } from '../people/people-picker'
import { DepartmentSelect } from './department-select'

export interface DepartmentDialogProps {
  readonly departments: readonly Department[]
  /** Null adds a new one. */
  readonly department: Department | null
  /** In which a new one is first offered to lie. */
  readonly parentId: string | null
  readonly onDone: (department: Department) => void
  readonly onClose: () => void
}

/** Adds a department, or changes its name, code and heads. */
export function DepartmentDialog(props: DepartmentDialogProps) {
  const { departments, department, onDone, onClose } = props
  const t = useMessages(departmentMessages)
  const errorText = useErrorText()
  const formats = useFormats()
  const toast = useToast()
  const { draft, was, dispute, change, refused } = useSharedDraft<Required<DepartmentDraft>>({
    name: department?.names.name ?? '',
    nameEn: department?.names.nameEn ?? '',
    code: department?.code ?? '',
    headIds: department?.headIds ?? [],
  })
  const [parentId, setParentId] = useState(props.parentId)
  const [tried, setTried] = useState(false)
  const adding = useMutation(write(addDepartment, { stales: [listDepartments] }))
  const changing = useMutation(write(changeDepartment, { stales: [listDepartments] }))
  const error = adding.error ?? changing.error
  const missing = draft.name.trim() === ''

  function submit() {
    setTried(true)
    if (missing) return
    const onSuccess = (kept: Department) => {
      toast({ text: department ? t('saved') : t('added') })
      onDone(kept)
    }
    if (department) {
      changing.mutate(
        { ...draft, departmentId: department.id, was },
        { onSuccess, onError: refused },
      )
    } else {
      adding.mutate({ ...draft, parentId }, { onSuccess })
    }
  }

  const inline = isCallError(error, 'name-taken', 'code-taken', 'changed-meanwhile')
  const said = (code: string) => (isCallError(error, code) ? errorText(error) : undefined)
  return (
    <Modal
      open
      title={department ? t('edit-title') : t('add')}
      busy={adding.isPending || changing.isPending}
      onClose={onClose}
      primary={{ label: department ? t('save') : t('create'), onClick: submit }}
    >
      <FormLayout width="full" label={t('departments')} onSubmit={submit}>
        {dispute && (
          <DisputeNotice
            dispute={dispute}
            fields={{
              name: { label: t('name'), text: ({ name }) => name },
              nameEn: { label: t('name-en'), text: ({ nameEn }) => nameEn },
              code: { label: t('code'), text: ({ code }) => code },
              headIds: { label: t('heads'), text: ({ headIds }) => formats.number(headIds.length) },
            }}
          />
        )}
        {error && !inline && <Notice tone="danger">{errorText(error)}</Notice>}
        <FormSection>
          <FormField
            label={t('name')}
            required
            error={tried && missing ? t('name-missing') : said('name-taken')}
          >
            <TextInput
              value={draft.name}
              maxLength={60}
              onEnter={submit}
              onChange={(name) => change({ name })}
            />
          </FormField>
          <FormField label={t('name-en')} optional help={t('name-en-help')}>
            <TextInput
              value={draft.nameEn}
              maxLength={60}
              onEnter={submit}
              onChange={(nameEn) => change({ nameEn })}
            />
          </FormField>
          {!department && (
            <FormField label={t('parent')}>
              <DepartmentSelect departments={departments} value={parentId} onChange={setParentId} />
            </FormField>
          )}
          <FormField label={t('code')} optional help={t('code-help')} error={said('code-taken')}>
            <TextInput
              mono
              value={draft.code}
              maxLength={40}
              onEnter={submit}
              onChange={(code) => change({ code })}
            />
          </FormField>
          <FormField label={t('heads')} optional help={t('heads-help')}>
            <PeoplePicker
              value={draft.headIds}
              max={10}
              onChange={(headIds) => change({ headIds })}
            />
          </FormField>
        </FormSection>
      </FormLayout>
    </Modal>
  )
}
