import { useErrorText, useMessages } from '@atrium/core-i18n'
import { write } from '@atrium/core-net'
import {
  deleteDepartment,
  type Department,
  listDepartments,
  listMembers,
  moveDepartment,
} from '@atrium/domain-org'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { departmentMessages } from '../messages/department-messages'
import type { Destination } from './department-tree'

/** Moving and deleting departments; a refusal is told where the person looks. */
export function useDepartmentActs() {
  const t = useMessages(departmentMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const stales = [listDepartments, listMembers]
  const moving = useMutation(write(moveDepartment, { stales }))
  const removing = useMutation(write(deleteDepartment, { stales }))
  const refuse = (error: unknown) => toast({ tone: 'danger', text: errorText(error) })
  return {
    moving,
    move(department: Department, to: Destination, onDone?: () => void) {
      moving.mutate(
        { departmentId: department.id, ...to },
        {
          onSuccess() {
            toast({ text: t('moved', { name: department.name }) })
            onDone?.()
          },
          onError: refuse,
        },
      )
    },
    remove(department: Department, onSuccess: () => void) {
      removing.mutate(
        { departmentId: department.id },
        {
          onSuccess() {
            toast({ text: t('deleted') })
            onSuccess()
          },
          onError: refuse,
        },
      )
    },
  }
}
