import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { toneOf, write } from '@atrium/core-net'
import {
  getMember,
  listDepartments,
  listMembers,
  listOrgRoles,
  listPeople,
  listPosts,
  setMemberState,
} from '@atrium/domain-org'
import { useConfirm } from '@atrium/ui/confirm'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { memberMessages } from '../messages/member-messages'

const acts = {
  suspended: { act: 'suspend', why: 'suspend-why', done: 'suspended' },
  active: { act: 'take-back', why: 'take-back-why', done: 'took-back' },
} as const

interface Change {
  readonly ids: readonly string[]
  /** Of the one member that is meant; several are counted. */
  readonly name?: string
  readonly state: keyof typeof acts
}

/** Suspends members and takes them back, after asking with their name or number. */
export function useMemberState(onDone: () => void) {
  const t = useMessages(memberMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const change = useMutation(
    write(setMemberState, {
      stales: [listMembers, getMember, listDepartments, listPosts, listOrgRoles, listPeople],
    }),
  )

  async function set({ ids, name, state }: Change) {
    const { act, why, done } = acts[state]
    const noun = t(ids.length === 1 ? 'noun-one' : 'noun')
    const sure = await confirm({
      act: t(act),
      thing: name ?? t('this-enterprise'),
      ...(name === undefined ? { amount: { count: ids.length, noun } } : {}),
      consequence: t(why),
      harmless: state === 'active',
    })
    if (!sure) return
    change.mutate(
      { personIds: [...ids], state },
      {
        onSuccess({ count }) {
          toast({ text: t(done, { count: formats.number(count) }) })
          onDone()
        },
        onError: (error) => toast({ tone: toneOf(error), text: errorText(error) }),
      },
    )
  }

  return { set, dialog, busy: change.isPending }
}
