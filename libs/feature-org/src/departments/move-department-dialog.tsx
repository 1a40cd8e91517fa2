import { useErrorText, useMessages } from '@atrium/core-i18n'
import { type Department, departmentBranch } from '@atrium/domain-org'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { useState } from 'react'
import { departmentMessages } from '../messages/department-messages'
import { DepartmentSelect } from './department-select'
import type { Destination } from './department-tree'

export interface MoveDepartmentDialogProps {
  readonly departments: readonly Department[]
  readonly department: Department
  readonly busy: boolean
  readonly error: unknown
  readonly onMove: (to: Destination) => void
  readonly onClose: () => void
}

/** Puts a department into another one, for whom dragging is not at hand. */
export function MoveDepartmentDialog(props: MoveDepartmentDialogProps) {
  const { departments, department, busy, error, onMove, onClose } = props
  const t = useMessages(departmentMessages)
  const errorText = useErrorText()
  const [parentId, setParentId] = useState(department.parentId)
  return (
    <Modal
      open
      width="small"
      busy={busy}
      title={t('move-title', { name: department.name })}
      onClose={onClose}
      primary={{ label: t('move'), onClick: () => onMove({ parentId, beforeId: null }) }}
    >
      <FormLayout width="full">
        {Boolean(error) && <Notice tone="danger">{errorText(error)}</Notice>}
        <FormField label={t('parent')} help={t('move-help')}>
          <DepartmentSelect
            departments={departments}
            without={departmentBranch(departments, department.id)}
            value={parentId}
            onChange={setParentId}
          />
        </FormField>
      </FormLayout>
    </Modal>
  )
}
