import { useErrorText, useMessages } from '@atrium/core-i18n'
import { write, toneOf } from '@atrium/core-net'
import {
  addMember,
  type Department,
  listDepartments,
  listMembers,
  listOrgRoles,
  listPeople,
  listPosts,
  newMemberSchema,
} from '@atrium/domain-org'
import { FormField, FormLayout, FormSection } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { TextInput } from '@atrium/ui/text-input'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DepartmentsSelect } from '../departments/department-select'
import { memberMessages } from '../messages/member-messages'
import { AddedMember } from './added-member'
import { blankMember, type MemberDraft, problemsOf, refusedField } from './member-draft'
import { RolesField } from './place-fields'

export interface AddMemberDialogProps {
  readonly departments: readonly Department[]
  /** The department the list shows; new members are offered to stand there. */
  readonly departmentId: string | undefined
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
}

/** Adds a person to the enterprise; who is new gets a link to set a password, shown once. */
export function AddMemberDialog(props: AddMemberDialogProps) {
  const { departments, departmentId, onOpen, onClose } = props
  const t = useMessages(memberMessages)
  const errorText = useErrorText()
  const blank = { ...blankMember, departmentIds: departmentId ? [departmentId] : [] }
  const [loginId, setLoginId] = useState('')
  const [draft, setDraft] = useState<MemberDraft>(blank)
  const [tried, setTried] = useState(false)
  const adding = useMutation(
    write(addMember, {
      stales: [listMembers, listDepartments, listPosts, listOrgRoles, listPeople],
    }),
  )
  const problems = problemsOf(draft)
  const loginWrong = !newMemberSchema.shape.loginId.safeParse(loginId).success
  const refused = refusedField(adding.error)
  const change = (part: Partial<MemberDraft>) => setDraft((known) => ({ ...known, ...part }))

  function errorOf(field: keyof MemberDraft | 'loginId') {
    if (refused === field) return errorText(adding.error)
    if (!tried) return undefined
    if (field === 'loginId') return loginWrong ? t('login-wrong') : undefined
    const problem = problems.get(field)
    return problem && t(problem)
  }

  function submit() {
    setTried(true)
    if (problems.size > 0 || loginWrong) return
    const { name, phone, email, employeeNumber, departmentIds, roles } = draft
    adding.mutate({ loginId, name, phone, email, employeeNumber, departmentIds, roles })
  }

  if (adding.data) {
    return (
      <AddedMember
        {...adding.data}
        onAnother={() => {
          setLoginId('')
          setDraft(blank)
          setTried(false)
          adding.reset()
        }}
        onOpen={onOpen}
        onClose={onClose}
      />
    )
  }
  return (
    <Modal
      open
      title={t('add')}
      busy={adding.isPending}
      onClose={onClose}
      primary={{ label: t('invite'), onClick: submit }}
    >
      <FormLayout width="full" label={t('add')} onSubmit={submit}>
        {adding.error && !refused && (
          <Notice tone={toneOf(adding.error)}>{errorText(adding.error)}</Notice>
        )}
        <FormSection columns={2}>
          <FormField label={t('name')} required error={errorOf('name')}>
            <TextInput
              value={draft.name}
              maxLength={60}
              onEnter={submit}
              onChange={(name) => change({ name })}
            />
          </FormField>
          <FormField label={t('login')} required help={t('login-help')} error={errorOf('loginId')}>
            <TextInput
              mono
              autoComplete="off"
              value={loginId}
              maxLength={60}
              onEnter={submit}
              onChange={setLoginId}
            />
          </FormField>
          <FormField label={t('email')} optional error={errorOf('email')}>
            <TextInput
              type="email"
              value={draft.email}
              maxLength={200}
              onEnter={submit}
              onChange={(email) => change({ email: email.trim() })}
            />
          </FormField>
          <FormField label={t('phone')} optional error={errorOf('phone')}>
            <TextInput
              type="tel"
              value={draft.phone}
              maxLength={24}
              onEnter={submit}
              onChange={(phone) => change({ phone: phone.trim() })}
            />
          </FormField>
          <FormField label={t('departments')} optional>
            <DepartmentsSelect
              departments={departments}
              value={draft.departmentIds}
              onChange={(departmentIds) => change({ departmentIds })}
            />
          </FormField>
          <FormField label={t('employee-number')} optional error={errorOf('employeeNumber')}>
            <TextInput
              value={draft.employeeNumber}
              maxLength={40}
              onEnter={submit}
              onChange={(employeeNumber) => change({ employeeNumber })}
            />
          </FormField>
        </FormSection>
        <RolesField
          draft={draft}
          errorOf={errorOf}
          idOf={(field) => `add-member-${field}`}
          onChange={change}
        />
      </FormLayout>
    </Modal>
  )
}
