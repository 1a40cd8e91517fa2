import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { write, toneOf } from '@atrium/core-net'
import {
  type Department,
  getMember,
  listDepartments,
  listMembers,
  listOrgRoles,
  listPeople,
  listPosts,
  setMemberState,
} from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { SelectionBar } from '@atrium/ui/selection-bar'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { memberMessages } from '../messages/member-messages'
import { MoveMembersDialog } from './move-members-dialog'

export interface MemberSelectionProps {
  readonly ids: readonly string[]
  readonly departments: readonly Department[]
  readonly onClear: () => void
}

const acts = {
  suspended: { act: 'suspend', why: 'suspend-why', done: 'suspended' },
  active: { act: 'take-back', why: 'take-back-why', done: 'took-back' },
  left: { act: 'let-leave', why: 'let-leave-why', done: 'let-left' },
} as const

/** What can be done with the chosen members at once; each asks with their number. */
export function MemberSelection({ ids, departments, onClear }: MemberSelectionProps) {
  const t = useMessages(memberMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const [isMoving, setMoving] = useState(false)
  const change = useMutation(
    write(setMemberState, {
      stales: [listMembers, getMember, listDepartments, listPosts, listOrgRoles, listPeople],
    }),
  )

  async function set(state: keyof typeof acts) {
    const { act, why, done } = acts[state]
    const sure = await confirm({
      act: t(act),
      thing: t('this-enterprise'),
      amount: { count: ids.length, noun: t(ids.length === 1 ? 'noun-one' : 'noun') },
      consequence: t(why),
      harmless: state === 'active',
    })
    if (!sure) return
    change.mutate(
      { personIds: [...ids], state },
      {
        onSuccess({ count }) {
          toast({ text: t(done, { count: formats.number(count) }) })
          onClear()
        },
        onError: (error) => toast({ tone: toneOf(error), text: errorText(error) }),
      },
    )
  }

  const busy = change.isPending
  return (
    <>
      <SelectionBar count={ids.length} onClear={onClear}>
        <Button size="small" kind="quiet" disabled={busy} onClick={() => setMoving(true)}>
          {t('move-to')}
        </Button>
        <Button size="small" kind="quiet" disabled={busy} onClick={() => void set('active')}>
          {t('take-back')}
        </Button>
        <Button size="small" kind="quiet" disabled={busy} onClick={() => void set('suspended')}>
          {t('suspend')}
        </Button>
        <Button size="small" kind="danger-quiet" disabled={busy} onClick={() => void set('left')}>
          {t('let-leave')}
        </Button>
      </SelectionBar>
      {isMoving && (
        <MoveMembersDialog
          ids={ids}
          departments={departments}
          onDone={() => {
            setMoving(false)
            onClear()
          }}
          onClose={() => setMoving(false)}
        />
      )}
      {dialog}
    </>
  )
}
