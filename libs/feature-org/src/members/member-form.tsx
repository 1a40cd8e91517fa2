import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read, toneOf, write } from '@atrium/core-net'
import { useUnsavedChanges } from '@atrium/core-routing'
import {
  changeMember,
  getMember,
  getPeople,
  listDepartments,
  listMembers,
  listOrgRoles,
  listPeople,
  listPosts,
  type Member,
} from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { type FormError, FormErrors, FormLayout, SubmitBar } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { DisputeNotice } from '../conflict/dispute-notice'
import { mergeDraft } from '../conflict/merge-draft'
import type { Dispute } from '../conflict/use-shared-draft'
import { memberMessages } from '../messages/member-messages'
import {
  changesOf,
  draftOf,
  type MemberField,
  problemsOf,
  refusedField,
  type MemberDraft,
} from './member-draft'
import { PlaceFields } from './place-fields'
import { ProfileFields } from './profile-fields'
import { useMemberTexts } from './use-member-texts'

export interface MemberFormProps {
  readonly member: Member
  /** The drawer is to be closed; what is not saved is asked about. */
  readonly closing: boolean
  readonly onStay: () => void
  readonly onClose: () => void
}

/** Everything an administrator may change of a member, saved on the version it was read in. */
export function MemberForm({ member, closing, onStay, onClose }: MemberFormProps) {
  const t = useMessages(memberMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const prefix = useId()
  const [before, setBefore] = useState(() => ({ ...draftOf(member), version: member.version }))
  const [draft, setDraft] = useState(() => draftOf(member))
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const { confirm, dialog } = useConfirm()
  const save = useMutation(
    write(changeMember, {
      stales: [
        getMember,
        listMembers,
        listDepartments,
        listPosts,
        listOrgRoles,
        listPeople,
        getPeople,
      ],
    }),
  )
  const client = useQueryClient()
  const [dispute, setDispute] = useState<Dispute<MemberDraft> | null>(null)
  const { version, ...first } = before
  const changes = changesOf(first, draft)
  const dirty = Object.keys(changes).length > 0
  useUnsavedChanges(dirty)
  useEffect(() => {
    if (closing) void leave()
    // oxlint-disable-next-line react/exhaustive-deps -- asked once each time the drawer is to be closed
  }, [closing])

  async function leave() {
    const question = { act: t('discard-act'), thing: member.name, consequence: t('discard-why') }
    if (!dirty || (await confirm(question))) onClose()
    else onStay()
  }

  /** Somebody else has saved: the form goes on from theirs, with what was typed here. */
  async function mergeTheirs(error: unknown) {
    if (!isCallError(error, 'member-changed')) return
    const saved = await client.fetchQuery({
      ...read(getMember, { personId: member.id }),
      staleTime: 0,
    })
    const now = draftOf(saved)
    const merged = mergeDraft({ base: first, mine: draft, now })
    setBefore({ ...now, version: saved.version })
    setDraft(merged.draft)
    setDispute({ now, taken: merged.taken, disputed: merged.disputed })
  }

  const disputed = useMemberTexts()
  const idOf = (field: MemberField) => `${prefix}-${field}`
  const refused = refusedField(save.error)
  const errorOf = (field: MemberField) =>
    refused === field ? errorText(save.error) : errors.find(({ id }) => id === idOf(field))?.message

  function submit() {
    const problems = [...problemsOf(draft)]
    setErrors(
      problems.map(([field, problem]) => ({
        id: idOf(field),
        label: t(field === 'name' || field === 'phone' || field === 'email' ? field : 'qq'),
        message: t(problem),
      })),
    )
    if (problems.length > 0 || !dirty) return
    save.mutate(
      { ...changes, personId: member.id, version },
      {
        onError: (error) => void mergeTheirs(error),
        onSuccess(saved) {
          setDispute(null)
          setBefore({ ...draftOf(saved), version: saved.version })
          setDraft(draftOf(saved))
          toast({ text: t('saved') })
        },
      },
    )
  }

  const fields = {
    draft,
    errorOf,
    idOf,
    onChange: (part: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...part })),
  }
  return (
    <FormLayout width="full" label={member.name} onSubmit={submit}>
      {dispute && <DisputeNotice dispute={dispute} fields={disputed} />}
      {save.error && !refused && !dispute && (
        <Notice tone={toneOf(save.error)}>{errorText(save.error)}</Notice>
      )}
      <FormErrors errors={errors} />
      <ProfileFields {...fields} />
      <PlaceFields {...fields} />
      <SubmitBar note={dirty ? t('unsaved') : undefined}>
        <Button kind="primary" type="submit" loading={save.isPending} disabled={!dirty}>
          {t('save')}
        </Button>
      </SubmitBar>
      {dialog}
    </FormLayout>
  )
}
